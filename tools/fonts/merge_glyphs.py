"""Moves glyphs between two subsets of the same variable font.

fontTools.merge does not know variable fonts, and two subset files never kern with each other, so the
letters are added to the first file's own kerning classes.
"""

from copy import deepcopy

from fontTools.ttLib import TTFont

# The second file has rules for the long s (same outline at the top as f) where the first has them for f.
CONTEXT_TWINS = {"f": "longs", "R": "Racute"}


def merge_glyphs(font: TTFont, donor: TTFont, letters: dict[str, str | None]) -> None:
    """Adds `letters` of `donor` to `font`; each value names the letter whose kerning the new one takes."""
    order = font.getGlyphOrder()
    donor_names = {glyph: code for code, glyph in donor.getBestCmap().items()}
    for letter in letters:
        for glyph in (*parts(donor, letter), letter):
            if glyph not in order:
                copy_glyph(font, donor, glyph)
                order.append(glyph)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[donor_names[letter]] = letter
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    font["maxp"].numGlyphs = len(order)

    new = {letter: like for letter, like in letters.items() if like}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            pairs = getattr(subtable, "ExtSubTable", subtable)
            if pairs.LookupType == 2:
                kern_like(pairs, new, font)
    follow_contexts(font, donor, set(new))


def parts(font: TTFont, glyph: str) -> list[str]:
    """Component glyphs that a composite glyph is drawn from."""
    outline = font["glyf"][glyph]
    return [part.glyphName for part in outline.components] if outline.isComposite() else []


def copy_glyph(font: TTFont, donor: TTFont, glyph: str) -> None:
    """Copies outline, widths and variations. Both files must share the same axis and design."""
    font["glyf"].glyphs[glyph] = deepcopy(donor["glyf"][glyph])
    font["hmtx"].metrics[glyph] = donor["hmtx"].metrics[glyph]
    font["gvar"].variations[glyph] = deepcopy(donor["gvar"].variations.get(glyph, []))


def kern_like(pairs, new: dict[str, str], font: TTFont) -> None:
    """Puts new letters beside their models in one pair-positioning subtable."""
    first = pairs.Coverage.glyphs
    if pairs.Format == 2:
        for letter, like in new.items():
            for classes in (pairs.ClassDef1.classDefs, pairs.ClassDef2.classDefs):
                if like in classes:
                    classes[letter] = classes[like]
    else:
        for pair_set in pairs.PairSet:
            records = {record.SecondGlyph: record for record in pair_set.PairValueRecord}
            for letter, like in new.items():
                if like in records:
                    record = deepcopy(records[like])
                    record.SecondGlyph = letter
                    pair_set.PairValueRecord.append(record)
    sets = dict(zip(first, getattr(pairs, "PairSet", first)))
    for letter, like in new.items():
        if like in sets:
            sets[letter] = deepcopy(sets[like])
    # Coverage (and the pair sets beside it) must follow the glyph order.
    first[:] = sorted(sets, key=font.getGlyphID)
    if pairs.Format == 1:
        pairs.PairSet = [sets[glyph] for glyph in first]
        pairs.PairSetCount = len(first)
        for pair_set in pairs.PairSet:
            pair_set.PairValueRecord.sort(key=lambda record: font.getGlyphID(record.SecondGlyph))
            pair_set.PairValueCount = len(pair_set.PairValueRecord)


def follow_contexts(font: TTFont, donor: TTFont, new: set[str]) -> None:
    """Lets new letters trigger the forms their own file gives them (a short „f” before „ă”)."""
    for letter, twin in CONTEXT_TWINS.items():
        ours = chain_rules(font, letter)
        theirs = chain_rules(donor, twin)
        for rule, model in zip(ours, theirs):
            for coverage, source in zip(rule.LookAheadCoverage, model.LookAheadCoverage):
                coverage.glyphs = sorted({*coverage.glyphs, *(new & set(source.glyphs))}, key=font.getGlyphID)


def chain_rules(font: TTFont, glyph: str) -> list:
    """Contextual substitutions whose only input is `glyph`, in file order."""
    found = []
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            rule = getattr(subtable, "ExtSubTable", subtable)
            if rule.LookupType == 6 and rule.Format == 3 and glyph in rule.InputCoverage[0].glyphs:
                found.append(rule)
    return found
