import { getDocumentProxy } from "unpdf";
import {
  amountOf,
  parts,
  prices,
  type Raw,
  type RawService,
  range,
  raw,
  services,
} from "../fixtures/raw-content.ts";
import {
  examinationPath,
  expect,
  PATHS,
  type Page,
  THOROUGH,
  atRest as test,
  withoutScripts,
} from "./support.ts";

const [safety, clinic, cas, faq, ui] = ["safety", "clinic", "cas", "faq", "ui"].map(raw);
const [{ path: FIRST }] = services as [RawService];

/**
 * A piece of text on a printed page, in points. `left` and `right` are distances from the left edge of the
 * paper, `baseline` is the distance from its lower edge, and `size` is the font size.
 */
interface TextPiece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** Prints a web page to PDF. @returns the size and the pieces of text of each printed page */
async function pdfPages(
  page: Page,
): Promise<readonly { size: readonly number[]; pieces: readonly TextPiece[] }[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const { items } = await sheet.getTextContent();
      const pieces = items.flatMap((item) => {
        if (!("str" in item && item.str.trim())) return [];
        const [, , , size, left, baseline] = item.transform;
        return [{ text: item.str, left, right: left + item.width, baseline, size }];
      });
      return { size: sheet.view.map(Math.round), pieces };
    }),
  );
}

/**
 * Makes a text comparable with the text of a PDF, which has other line breaks, and ş and ţ with a cedilla
 * instead of a comma.
 */
const lettersOf = (text: string) =>
  text.replaceAll(/\s+/g, "").replaceAll("ş", "ș").replaceAll("ţ", "ț").replaceAll("Ş", "Ș");

const lettersOn = (sheets: readonly { pieces: readonly TextPiece[] }[]) =>
  lettersOf(sheets.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(""));

const open = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });

/**
 * Whether two pieces of text overlap by more than half a point in both directions. Each piece counts as half
 * as high as its font size, because most letters are not higher.
 */
const areOneOverTheOther = (a: TextPiece, b: TextPiece) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.baseline + a.size / 2, b.baseline + b.size / 2) - Math.max(a.baseline, b.baseline) > 0.5;

/** Finds the pairs of texts that overlap on a printed page. @returns strings of the form "text / text" */
const overlaps = (pieces: readonly TextPiece[]) =>
  pieces.flatMap((run, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => areOneOverTheOther(run, other))
      .map((other) => `${run.text} / ${other.text}`),
  );

/** The texts of what a patient must tell the staff before an examination. */
const toTell = (service: RawService): string[] =>
  [
    ...service.tellStaff,
    ...safety.tellStaff.map(({ text }: Raw) => text),
    ...safety.tellStaffMore.items,
  ].flatMap(parts);

/** Returns the texts that the printed pages of an examination must contain. */
const mustSay = (service: RawService): string[] => [
  service.title,
  `${range(service.duration.minutes)} min`,
  ...service.preparationFacts.flatMap(({ label, value }: Raw) => [label, value]),
  ...[
    ...service.preparation,
    ...[safety.bring, service.bring, safety.takeOff, service.takeOff, safety.after].flat(),
    ...[safety.tellStaffLead, safety.emergency, safety.magnet, service.price.note],
  ].flatMap(parts),
  ...[ui.service.tellStaffSpecific, ...Object.values<string>(safety.places), safety.tellStaffMore.title],
  ...toTell(service),
  ...service.price.amounts.map((id: string) => `${amountOf(id)} lei`),
];

/** For each path: the texts that must be printed. */
const MUST_BE_PRINTED: Readonly<Record<string, readonly string[]>> = {
  "/": faq.items.flatMap(({ answer }: Raw) => parts(answer)),
  ...Object.fromEntries(services.map((service) => [service.path, mustSay(service)])),
  "/rmn-prin-cas": [cas.conditions, cas.requiredDocuments, cas.optionalDocuments, cas.steps, cas.limits]
    .flat()
    .flatMap(({ title, text }) => [title, ...parts(text)]),
  "/preturi-rmn": [...prices.rows, ...raw("pages/preturi-rmn").others.rows].flatMap(({ serviciu, pret }) => [
    serviciu,
    amountOf(pret),
  ]),
};
/** The pages that `npm test` prints: examinations with one and with several prices, and the pages with own rules for paper. */
const PRINTED = [FIRST, examinationPath("articulatii"), "/", "/rmn-prin-cas", "/preturi-rmn", "/legal/gdpr"];

// One test checks everything about the sheets of a page, so that each web page is printed only once.
for (const path of [...PATHS, "/nu-exista"]) {
  const texts = MUST_BE_PRINTED[path] ?? [];
  const isLegal = path.startsWith("/legal/");
  test(
    `prints complete A4 sheets without overlapping words, and nothing that paper does not need (${path})`,
    PRINTED.includes(path) ? {} : THOROUGH,
    async ({ page }) => {
      await open(page, path);
      const sheets = await pdfPages(page);
      for (const [index, { size, pieces }] of sheets.entries()) {
        expect(size).toEqual([0, 0, 595, 842]);
        expect(overlaps(pieces)).toEqual([]);
        if (isLegal) expect(pieces.map(({ text }) => text)).toContain(`${index + 1} / ${sheets.length}`);
      }
      if (path === "/rmn-prin-cas") {
        // CSS counts the steps.
        const printed = sheets.flatMap(({ pieces }) => pieces.map(({ text }) => text.trim()));
        for (const step of cas.steps.keys()) expect(printed).toContain(`${step + 1}`);
      }
      const all = lettersOn(sheets);
      for (const text of texts) expect(all).toContain(lettersOf(text));
      const first = lettersOn(sheets.slice(0, 1));
      for (const words of [clinic.name, clinic.headerPhone, clinic.address.street])
        expect(first).toContain(lettersOf(words));
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("nav:visible, button:visible")).toHaveCount(0);
    },
  );
}

test("print: the sheet has the date on which it was printed", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-04T09:00:00"));
  await open(page, FIRST);
  await expect(page.locator("button[data-print]").first()).toBeVisible();
  expect(lettersOn(await pdfPages(page))).toContain(lettersOf(`${ui.sheet.printed} 4 martie 2031`));
});

withoutScripts(
  "page of an examination, no JavaScript, print: the sheets are complete, without buttons, and have a line on which to write the date",
  async ({ page }) => {
    await open(page, FIRST);
    const letters = lettersOn(await pdfPages(page));
    expect(letters).not.toContain(lettersOf(ui.sheet.print));
    expect(letters).toContain(lettersOf(`${ui.sheet.printed} ______`));
    for (const item of mustSay(services[0] as RawService)) expect(letters).toContain(lettersOf(item));
  },
);
