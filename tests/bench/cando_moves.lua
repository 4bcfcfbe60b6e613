-- All twelve moves of many positions, relays included, each on a copy of the board.
-- The same algorithm as cando_moves.cando. Prints seconds and the sum both must agree on.
local rounds = tonumber(arg[1])

local function run()
    local n1 = {13, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 6, 7}
    local n2 = {7, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 6}
    local board = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
    local b = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
    local x, sum = 1996, 0
    for r = 1, rounds do
        for p = 1, 12 do
            x = (x * 75 + 74) % 65537
            board[p] = x % 9
        end
        local n = r % 2 == 0 and n1 or n2
        for pit = 1, 12 do
            if board[pit] > 0 then
                -- Written out, the copy is faster than a loop and than table.move.
                b[1], b[2], b[3], b[4] = board[1], board[2], board[3], board[4]
                b[5], b[6], b[7], b[8] = board[5], board[6], board[7], board[8]
                b[9], b[10], b[11], b[12] = board[9], board[10], board[11], board[12]
                b[13] = 0
                local z = pit
                repeat
                    local h = b[z]
                    b[z] = 0
                    for _ = 1, h do
                        z = n[z]
                        b[z] = b[z] + 1
                    end
                    if z == 13 or b[z] > 1 then
                        break
                    end
                    z = z < 7 and z + 6 or z - 6
                until b[z] == 0
                sum = (sum * 7 + b[13] * pit + z) % 1000003
            end
        end
    end
    return sum
end

collectgarbage("generational")
local start = os.clock()
local sum = run()
print(string.format("%.6f %d", os.clock() - start, sum))
