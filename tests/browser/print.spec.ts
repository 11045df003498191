import { getDocumentProxy } from "unpdf";
import { legalPath, servicePath } from "#content/routes.ts";
import { plainText } from "#lib/rich-text.ts";
import {
  examinationPath,
  expect,
  PATHS,
  type Page,
  site,
  THOROUGH,
  atRest as test,
  withoutScripts,
} from "./support.ts";

const { services, safety, clinic, cas, prices, pricesPage, ui } = site;
type Service = (typeof services)[number];
const FIRST = servicePath((services[0] as Service).slug);

/**
 * For each path, the number of letters (without spaces) that certainly fit on one printed page. If the
 * clinic's texts are longer, the test allows more printed pages.
 */
const LETTERS_OF_SHEET: Readonly<Record<string, number>> = {
  "/": 2_200,
  "/servicii": 2_200,
  "/preturi-rmn": 1_800,
  "/rmn-prin-cas": 3_000,
  ...Object.fromEntries(services.map(({ slug }) => [servicePath(slug), 1_850])),
};

/** Minimum number of letters on a printed page, so that no page contains only a few lines. */
const LEAST_LETTERS = 500;

/** CSS pixels per millimetre. */
const MM = 96 / 25.4;

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

/** Opens a web page and prints it. @returns the letters on all printed pages, without spaces */
async function printedLetters(page: Page, path: string) {
  await open(page, path);
  return lettersOn(await pdfPages(page));
}

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

/** Emulates print media in a window that is about as wide as the text on the paper. */
async function showSheet(page: Page) {
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: "print" });
}

const toTell = (service: Service) =>
  [...service.tellStaff, ...safety.tellStaff.map(({ text }) => text), ...safety.tellStaffMore.items].map(
    plainText,
  );

const money = new Intl.NumberFormat("ro-RO", { minimumFractionDigits: 2 });
/** Writes an amount of prices.yaml as the specification does: „1.015,00”. */
const amountOf = (wanted: string) =>
  prices.amounts.flatMap(({ id, amount }) => (id === wanted ? money.format(amount) : [])).join();

/** Returns the texts that the printed pages of an examination must contain. */
const mustSay = (service: Service) => [
  ui.sheet.kind,
  service.title,
  `${[...new Set(Object.values(service.duration.minutes))].join("–")} min`,
  ...service.preparation.map(plainText),
  ...service.preparationFacts.flatMap(({ label, value }) => [label, value]),
  ...[...safety.bring, ...service.bring, ...safety.takeOff, ...service.takeOff].map(plainText),
  ...[ui.service.tellStaffSpecific, ...Object.values(safety.places), safety.tellStaffMore.title],
  ...[safety.tellStaffLead, safety.emergency, safety.magnet].map(plainText),
  ...[ui.service.after, ...safety.after.map(plainText)],
  ...toTell(service),
  ...service.price.amounts.map((name) => `${amountOf(name)} lei`),
  plainText(service.price.note),
];

/** For each path: the texts that must be printed. */
const MUST_BE_PRINTED: Readonly<Record<string, readonly string[]>> = {
  "/": site.faq.items.map(({ answer }) => plainText(answer)),
  ...Object.fromEntries(services.map((service) => [servicePath(service.slug), mustSay(service)])),
  "/rmn-prin-cas": [cas.conditions, cas.requiredDocuments, cas.optionalDocuments, cas.steps, cas.limits]
    .flat()
    .flatMap(({ title, text }) => [title, plainText(text)]),
  "/preturi-rmn": [...prices.rows, ...pricesPage.others.rows].flatMap(({ serviciu, pret }) => [
    serviciu,
    amountOf(pret),
  ]),
};
/** The pages that `npm test` prints: examinations with one and with several prices, and the pages with own rules for paper. */
const PRINTED = [FIRST, examinationPath("articulatii"), "/", "/rmn-prin-cas", "/preturi-rmn", "/legal/gdpr"];
const LEGAL: readonly string[] = site.legal.map(({ slug }) => legalPath(slug));

// One test checks everything about the sheets of a page, so that each web page is printed only once.
for (const path of [...PATHS, "/nu-exista"]) {
  const texts = MUST_BE_PRINTED[path] ?? [];
  const service = services.find(({ slug }) => path === servicePath(slug));
  test(
    `prints complete A4 sheets without overlapping words, and nothing that paper does not need (${path})`,
    PRINTED.includes(path) ? {} : THOROUGH,
    async ({ page }) => {
      await open(page, path);
      const sheets = await pdfPages(page);
      for (const [index, { size, pieces }] of sheets.entries()) {
        expect(size).toEqual([0, 0, 595, 842]);
        expect(overlaps(pieces)).toEqual([]);
        if (LEGAL.includes(path))
          expect(pieces.map(({ text }) => text)).toContain(`${index + 1} / ${sheets.length}`);
      }
      const all = lettersOn(sheets);
      for (const text of texts) expect(all).toContain(lettersOf(text));
      if (sheets.length > 1 && !path.startsWith("/legal"))
        for (const { pieces } of sheets)
          expect(lettersOn([{ pieces }]).length).toBeGreaterThan(LEAST_LETTERS);
      const letters = LETTERS_OF_SHEET[path];
      if (letters) expect(sheets.length).toBeLessThanOrEqual(Math.ceil(all.length / letters));
      const first = lettersOn(sheets.slice(0, 1));
      for (const words of [clinic.name, clinic.headerPhone, clinic.address.street])
        expect(first).toContain(lettersOf(words));
      if (!service) return;

      const pieces = sheets.flatMap(({ pieces }) => pieces);
      const large = lettersOf(
        pieces.flatMap(({ size, text }) => (Math.abs(size - 12) < 0.1 ? [text] : [])).join(""),
      );
      for (const item of toTell(service)) expect(large).toContain(lettersOf(item));
      expect(Math.min(...pieces.map(({ size }) => size))).toBeGreaterThan(9.49);
      await showSheet(page);
      const sides = await page.locator(":is(#spuneti, #aduceti) li").evaluateAll((items) =>
        items.flatMap((item) => {
          const { width, height } = getComputedStyle(item, "::before");
          return [width, height].map(Number.parseFloat);
        }),
      );
      expect(sides.length).toBeGreaterThan(0);
      for (const side of sides) expect(side / MM).toBeCloseTo(5, 1);
      // The box `#spuneti` must have a border on the left and the right, and must not reach the edge of the
      // paper.
      const edges = await page.locator("#spuneti").evaluate((box) => {
        const { borderLeftWidth, borderRightWidth } = getComputedStyle(box);
        const { right } = box.getBoundingClientRect();
        const room = document.querySelector("main")?.getBoundingClientRect().right ?? 0;
        return { widths: [borderLeftWidth, borderRightWidth].map(Number.parseFloat), room: room - right };
      });
      for (const width of edges.widths) expect(width).toBeGreaterThan(0);
      expect(edges.room).toBeGreaterThan(1);
      const smaller = await page.locator(":is(#spuneti, #aduceti, #deoparte) li").evaluateAll((items) => {
        const sizeOf = (element: Element | null | undefined) =>
          element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0;
        const headingOf = (item: Element) =>
          item.closest("ul")?.parentElement?.querySelector("h3") ??
          item.closest("details")?.querySelector("h2");
        return items.filter((item) => sizeOf(headingOf(item)) < sizeOf(item)).map((item) => item.textContent);
      });
      expect(smaller, "items that are larger than their heading").toEqual([]);
      const { indications, during, advantages, limits, questions, booking, others } = ui.service;
      for (const name of [indications, during, advantages, limits, questions, booking, others])
        await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(0);
      await expect(page.locator("figure:visible, nav:visible, button:visible")).toHaveCount(0);
    },
  );
}

test("print: the sheet has the date on which it was printed", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-04T09:00:00"));
  await open(page, FIRST);
  await expect
    .poll(async () => lettersOn(await pdfPages(page)))
    .toContain(lettersOf(`${ui.sheet.printed} 4 martie 2031`));
});

withoutScripts(
  "page of an examination, no JavaScript, print: the sheets are complete, without buttons, and have a line on which to write the date",
  async ({ page }) => {
    const letters = await printedLetters(page, FIRST);
    expect(letters).not.toContain(lettersOf(ui.sheet.print));
    expect(letters).toContain(lettersOf(`${ui.sheet.printed} ______`));
    for (const item of [
      ...[...safety.bring, ...safety.takeOff].map(plainText),
      ...toTell(services[0] as Service),
    ])
      expect(letters).toContain(lettersOf(item));
  },
);
