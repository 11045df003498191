"""Makes one of the site's font files out of a whole variable font: the characters of characters.txt, weights 400 to 700,
kerning, ligatures and contextual forms. What comes from where: README.md.

Usage: build.py <whole font> <name that the file gives itself> <file to write>, as .woff2 or .ttf
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# Cedilla letters are a typing mistake in Romanian: draw them with the comma below.
CEDILLA_TO_COMMA = {0x015E: 0x0218, 0x015F: 0x0219, 0x0162: 0x021A, 0x0163: 0x021B}

source, name, target = sys.argv[1:]
lines = (Path(__file__).parent / "characters.txt").read_text("utf8").splitlines()
characters = parse_unicodes(" ".join(line.split("#")[0] for line in lines))

font = TTFont(source, recalcTimestamp=False)  # same input, same bytes
for table in font["cmap"].tables:
    for cedilla, comma in CEDILLA_TO_COMMA.items():
        if comma in table.cmap:
            table.cmap[cedilla] = table.cmap[comma]
for tag in {"HVAR", "MVAR", "STAT", "DSIG", "BASE"} & set(font.keys()):  # widths still vary: gvar holds them too
    del font[tag]
font = instantiateVariableFont(font, {"wght": (400, 400, 700)})
for glyph in font.getGlyphOrder():
    font["gvar"].variations.setdefault(glyph, [])  # the instancer drops glyphs that do not vary

options = Options(layout_features=["kern", "liga", "calt"], name_IDs=[0, 1, 2, 4, 6, 13, 14], hinting=False)
options.notdef_outline = True
subsetter = Subsetter(options)
subsetter.populate(unicodes=characters)
subsetter.subset(font)

for name_id, value in ((1, name), (2, "Regular"), (4, name), (6, name.replace(" ", ""))):
    font["name"].setName(value, name_id, 3, 1, 0x409)
font.flavor = "woff2" if target.endswith(".woff2") else None
font.save(target)
