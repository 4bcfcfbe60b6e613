"""The book of the walks finds what a walk left out."""
import json
import unittest

from walk import Book, Screen


def gadget(word, label, **more):
    known = {"class": word, "help": "Page", "box": [0, 0, 9, 9], "enabled": True, "focusable": True, "focused": False}
    return {**known, "explained": True, "label": label, **more}


def screen(*gadgets, items=()):
    window = {"kind": "framed", "title": "Window", "box": [0, 0, 99, 99], "active": True, "explained": True}
    menu = {"title": "Menu", "box": [0, 0, 9, 9], "items": list(items)}
    return Screen(json.dumps({"windows": [{**window, "gadgets": list(gadgets)}], "menus": [menu]}))


class Hand:
    @staticmethod
    def can_use(one):
        return one["focusable"]

    @staticmethod
    def can_ask_about(_):
        return True


class BookTest(unittest.TestCase):
    def setUp(self):
        self.book = Book()

    def test_a_gadget_that_nobody_used_is_missing(self):
        self.book.look(screen(gadget("Button", "One"), gadget("Button", "Two")), Hand)
        self.book.used.add(("Window", "One"))
        self.assertEqual(self.book.missing()[0], [("Window", "Two")])

    def test_gadgets_of_one_label_are_told_apart(self):
        self.book.look(screen(gadget("Button", "LOAD"), gadget("Button", "LOAD")), Hand)
        self.assertEqual(self.book.missing()[0], [("Window", "LOAD"), ("Window", "LOAD 2")])

    def test_what_this_hand_cannot_use_and_what_is_ghosted_is_not_missing(self):
        shown = screen(gadget("Text", "A", focusable=False), gadget("Button", "B", enabled=False))
        self.book.look(shown, Hand)
        self.assertEqual(self.book.missing()[0], [])

    def test_each_page_of_the_help_must_be_seen_ghosted_or_not(self):
        item = {"title": "Item", "enabled": False, "explained": True}
        self.book.look(screen(gadget("Button", "B", enabled=False), items=[item]), Hand)
        self.book.explained.add(("Window", 0))
        self.assertEqual(self.book.missing()[1], [("menu", "Item")])

    def test_an_item_that_can_be_chosen_must_be_chosen(self):
        self.book.look(screen(items=[{"title": "Item", "enabled": True, "explained": False}]), Hand)
        self.assertEqual(self.book.missing(), ([("menu", "Item")], []))


if __name__ == "__main__":
    unittest.main()
