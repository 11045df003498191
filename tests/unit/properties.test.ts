/** What holds for every input, tried with hundreds that nobody thought of. A failure prints the smallest one. */
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkContent } from "../../src/content/check.ts";
import { phone } from "../../src/content/fields.ts";
import { siteFrom } from "../../src/content/load.ts";
import { formatPhone, phoneHref, phoneParts } from "../../src/lib/format.ts";
import { DAY_MS, isPublicHoliday, openNow, scheduleOf } from "../../src/lib/open-now.ts";
import { WEEKDAYS } from "../../src/lib/opening-hours.ts";
import { asRich, inlineParts } from "../../src/lib/rich-text.ts";
import { bindNumbers, textRuns } from "../../src/lib/typography.ts";
import { FIXTURE_FILES } from "../fixtures/content.ts";

/** The same inputs in each run. */
const runs = (numRuns: number) => ({ seed: 20_261_121, numRuns });

/** Words, figures and signs as texts have them. */
const prose = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."o de RMN-ul nr. 15 30–45 (1) la 112 C Arad , ** [".split(" ")),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    ),
  )
  .map((words) => words.join(" "));

it("a number that the content accepts is shown, dialled and found in a text as it is", () => {
  const digits = fc
    .tuple(fc.constantFrom("021", "0256", "0356", "037", "07"), fc.stringMatching(/^\d{8}$/))
    .map(([code, rest]) => (code + rest).slice(0, 10));
  const gaps = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(digits, gaps, (number, spaces) => {
      const typed = [...number].map((digit, index) => (spaces[index] ? `${digit} ` : digit)).join("");
      expect(phone("").safeParse(typed).success).toBe(true);
      expect(formatPhone(typed).replaceAll("\u00a0", "")).toBe(number);
      expect(phoneParts(`Sunați la ${formatPhone(typed)}.`)[1]?.tel).toBe(`tel:+4${number}`);
      expect(phoneHref(typed)).toBe(`tel:+4${number}`);
    }),
    runs(300),
  );
});

it("typography changes nothing but spaces, phone links and runs nothing at all", () => {
  fc.assert(
    fc.property(prose, (text) => {
      expect(bindNumbers(text).replaceAll("\u00a0", " ")).toBe(text.replaceAll("\u00a0", " "));
      expect(bindNumbers(bindNumbers(text))).toBe(bindNumbers(text));
      for (const parts of [phoneParts(text), textRuns(text)]) {
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }
      for (const part of inlineParts(asRich(text))) expect(part.text).not.toBe("");
    }),
    runs(1000),
  );
});

describe("open now", () => {
  afterEach(() => vi.unstubAllEnvs());

  const START = Date.UTC(2026, 0, 1);
  const day = fc.nat(5_400);
  const isoDay = (after: number) => new Date(START + after * DAY_MS).toISOString().slice(0, 10);
  const moment = fc.nat(5_478 * 24 * 60).map((minutes) => new Date(START + minutes * 60_000));
  const time = (from: number, to: number) =>
    fc
      .integer({ min: from * 4, max: to * 4 })
      .map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16));
  const hours = fc.record({
    days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    opens: time(6, 12),
    closes: time(13, 22),
  });
  const closings = fc.array(
    fc.tuple(day, fc.nat(20)).map(([from, days]) => ({ from: isoDay(from), to: isoDay(from + days) })),
    { maxLength: 3 },
  );
  const zone = fc.constantFrom("Europe/Bucharest", "UTC", "Pacific/Kiritimati", "America/Los_Angeles");
  const words = { open: "deschis {ora}", closed: "închis {zi} {ora}", today: "azi", holiday: "sărbătoare" };

  it("agrees with the calendar of Timișoara in every zone, to 2040", () => {
    fc.assert(
      fc.property(hours, closings, moment, zone, (group, days, at, visitorsZone) => {
        vi.stubEnv("TZ", visitorsZone);
        const parts = new Intl.DateTimeFormat("en-CA", {
          timeZone: "Europe/Bucharest",
          dateStyle: "short",
          timeStyle: "short",
          hourCycle: "h23",
        });
        const [day = "", now = ""] = parts.format(at).split(", ");
        const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] as (typeof WEEKDAYS)[number];
        const isClosed = days.some(({ from, to }) => from <= day && day <= to);
        const works = group.days.includes(weekday) && !isClosed && now < group.closes;
        const { text: said } = openNow(
          scheduleOf({ openingHours: [group], closingDays: days, specialHours: [] }, words),
          at,
        );
        if (works && isPublicHoliday(day)) expect(said).toBe("sărbătoare");
        else if (works && now >= group.opens) expect(said).toBe(`deschis ${group.closes}`);
        else expect(said).toMatch(new RegExp(`^închis \\S+ ${group.opens}$|^$`));
        if (works && !isPublicHoliday(day) && now < group.opens) expect(said).toContain("azi");
      }),
      runs(1000),
    );
  });
});

const SIGNS = [..."\"'#:-[]{}&*!|>%@`,?\t\n \u00a0 ăș<>/\\~0"];
const files = [...FIXTURE_FILES.keys()];

it("content never breaks the build without a plain reason, whatever is typed into it", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(30),
      fc.array(fc.constantFrom(...SIGNS), { maxLength: 4 }),
      (file, where, removed, typed) => {
        const text = FIXTURE_FILES.get(file) ?? "";
        const at = Math.floor(where * text.length);
        const changed = text.slice(0, at) + typed.join("") + text.slice(at + removed);
        const { problems, content } = checkContent(new Map(FIXTURE_FILES).set(file, changed));
        for (const { remedy } of problems) {
          expect(remedy).toMatch(/\p{L}{3}/u);
          // What libraries say by themselves.
          expect(remedy).not.toMatch(/undefined|\[object|invalid|expected|unexpected|at line|Error/i);
        }
        if (content) siteFrom(content);
        else expect(problems).not.toEqual([]);
      },
    ),
    runs(200),
  );
});
