"""Builds the two font files of the site from the npm packages named in README.md.

Each file is one variable font (weight 400 to 700) with the characters of characters.txt, kerning,
ligatures and contextual forms; everything else is dropped.

Usage: build_fonts.py <node_modules folder that holds the packages>
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from merge_glyphs import merge_glyphs

ROOT = Path(__file__).parents[2]
FILES = ROOT / "src/assets/fonts"
# The social cards draw headings at build; the library that reads fonts varies only uncompressed ones.
CARD_FONT = ROOT / "src/seo/ysabeau-office.ttf"

WEIGHTS = (400, 400, 700)  # minimum, default, maximum: the design uses 400 to 640

# Cedilla letters are a typing mistake in Romanian: draw them with the comma below.
CEDILLA_TO_COMMA = {0x015E: 0x0218, 0x015F: 0x0219, 0x0162: 0x021A, 0x0163: 0x021B}

# The open font licence reserves the name "Source" for unmodified fonts; a subset is a modified one.
INTERNAL_NAMES = {"ysabeau-office": "Centru RMN Display", "source-sans-3": "Centru RMN Text"}


def characters() -> list[int]:
    """Code points of characters.txt, in order."""
    found: list[int] = []
    for line in (Path(__file__).parent / "characters.txt").read_text("utf8").splitlines():
        if not line.startswith("U+"):
            continue
        first, _, last = line.split()[0].removeprefix("U+").partition("-")
        found += range(int(first, 16), int(last or first, 16) + 1)
    return found


def display_font(packages: Path) -> TTFont:
    """Ysabeau Office comes in pieces by script: latin, plus the letters of the other pieces."""
    piece = str(packages / "@fontsource-variable/ysabeau-office/files/ysabeau-office-{}-wght-normal.woff2")
    font = TTFont(piece.format("latin"))
    merge_glyphs(font, TTFont(piece.format("latin-ext")), {
        # New letter: the letter it kerns like. „ă” follows „â”: under a „T” the breve needs its room.
        "abreve": "acircumflex", "uni0219": "s", "uni021B": "t", "uni0218": "S", "uni021A": "T",
    })
    merge_glyphs(font, TTFont(piece.format("symbols")), {"arrowright": None})
    return font


def text_font(packages: Path) -> TTFont:
    """Source Sans 3 from its makers is whole."""
    return TTFont(packages / "source-sans/VF/SourceSans3VF-Upright.ttf")


def shrink(font: TTFont, name: str) -> TTFont:
    """Keeps the characters, features and weights the site uses."""
    for table in font["cmap"].tables:
        for cedilla, comma in CEDILLA_TO_COMMA.items():
            if comma in table.cmap:
                table.cmap[cedilla] = table.cmap[comma]
    for tag in ("HVAR", "MVAR", "STAT", "DSIG", "BASE"):  # widths still vary: gvar holds them too
        if tag in font:
            del font[tag]
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    for glyph in font.getGlyphOrder():
        font["gvar"].variations.setdefault(glyph, [])  # the instancer drops glyphs that do not vary

    options = Options()
    options.layout_features = ["kern", "liga", "calt"]
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.hinting = False
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters())
    subsetter.subset(font)

    for name_id, value in ((1, name), (2, "Regular"), (4, name), (6, name.replace(" ", ""))):
        font["name"].setName(value, name_id, 3, 1, 0x409)
    font["head"].modified = font["head"].created  # same input, same bytes
    font.recalcTimestamp = False
    return font


def main() -> None:
    """Writes one woff2 per family, and the card font, and says how large they are."""
    packages = Path(sys.argv[1])
    for file, load in (("ysabeau-office", display_font), ("source-sans-3", text_font)):
        font = shrink(load(packages), INTERNAL_NAMES[file])
        missing = [f"U+{code:04X}" for code in characters() if code not in font.getBestCmap()]
        if missing:
            sys.exit(f"{file} has no glyph for {', '.join(missing)}")
        if file == "ysabeau-office":
            font.flavor = None
            font.save(CARD_FONT)
        font.flavor = "woff2"
        target = FILES / f"{file}.woff2"
        font.save(target)
        print(f"{target.name}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main()
