import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { ClosedNote } from "#components/Hours/ClosedNote.tsx";
import { hoursTexts } from "#components/Hours/hours-texts.ts";
import { plainText } from "#lib/rich-text.ts";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";
import { textOf } from "#tests/fixtures/markup.ts";

it("the note outside opening hours says whom to call in an emergency", () => {
  const note = shown(<ClosedNote hours={hoursTexts(FIXTURE_SITE)} />);
  expect(textOf(note)).toContain(plainText(FIXTURE_SITE.safety.emergency));
});
