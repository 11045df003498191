import { hoursOn, type Interval, WEEKDAYS, type Weekday, weekdayOf } from "#lib/opening-hours.ts";
import { bareLetters } from "#lib/referral-terms.ts";
import { type Content, type Service, serviceOfFile } from "../files.ts";
import type { PlacedText } from "../texts.ts";
import { hit, sentencesOf, type TextRule } from "./text-rule.ts";

const MONTHS =
  "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie".split(
    " ",
  );

/**
 * The year that is assumed for a date without a year. It is a leap year, because the date may be 29 February.
 */
const LEAP_YEAR = 2028;

/**
 * The examination that a sentence is about: the one to which the text's file belongs, otherwise the only one
 * that the sentence names.
 */
function serviceOf(sentence: string, { file }: PlacedText, { services }: Content): Service | undefined {
  const own = serviceOfFile(file, services);
  const named = services.filter(({ title }) => sentence.includes(title));
  return own ?? (named.length === 1 ? named[0] : undefined);
}

/** The weekday that a word names, with or without its article: „sâmbătă”, „sâmbăta”. */
const weekdayNamed = (word: string) => WEEKDAYS.find((name) => bareLetters(name) === bareLetters(word));

/** Opening and closing times of the week and of days with special hours. */
const knownHours = ({ clinic }: Content) => [...clinic.openingHours, ...clinic.specialHours];

const TIME = "\\d?\\d(?:[:.]\\d\\d)?";
const FULL_TIME = "\\d?\\d[:.]\\d\\d";
/** „luni” after a number is the unit „months”. */
const WEEKDAY = "(?:(?<!\\d\\s(?:de\\s)?)luni|marți|miercuri|joi|vineri|sâmbăt[ăa]|duminic[ăa])";
const SAYS_OPEN = "(?:deschi[sșd]\\p{L}*|program(?:ul)?|lucrăm|găsi[țt]i)";
const SAYS_CALL = "(?:suna[țt]i(?:-ne)?)";

/** Matches the end of a range of times. A word that may be a unit must not follow: „8–10 zile”. */
const RANGE_END =
  "(?=$|[,;!?)](?!\\d)|\\.(?!\\d)|\\s[(–]|\\s(?:de luni|în|pentru|când|și|sau|iar|zilnic|inclusiv)(?!\\p{L}))";

/** Matches „08:00–20:00”. */
const CLOCK_RANGE = new RegExp(`(?<from>${FULL_TIME})\\s?[–-]\\s?(?<to>${FULL_TIME})`, "gu");

/** Matches „între 8 și 18”, „de la ora 8:00 până la 18:00”, „luni–vineri 8–18” and „orele 8–18”. */
const RANGES_IN_WORDS = [
  `(?:între|de la) (?:ora |orele )?(?<from>${TIME}) (?:și|(?:până )?la) (?:ora |orele )?(?<to>${TIME})${RANGE_END}`,
  `(?<!\\p{L})(?:${WEEKDAY}|${SAYS_OPEN}|${SAYS_CALL}|orele|zilnic)[,:]? (?<from>\\d?\\d)\\s?[–-]\\s?(?<to>\\d?\\d)${RANGE_END}`,
].map((pattern) => new RegExp(pattern, "giu"));

/** Matches the closing time in „până la 18:00” or „până la ora 18:00”. */
const CLOSING_TIME = new RegExp(`până la (?:ora )?(?<to>${FULL_TIME})(?!\\d)`, "giu");

const OPENING = new RegExp(`(?<!\\p{L})${SAYS_OPEN}(?!\\p{L})`, "iu");
const DAY_OR_CALL = new RegExp(`(?<!\\p{L})(?:${WEEKDAY}|${SAYS_CALL})(?!\\p{L})`, "iu");

/** Converts „8”, „8:00” or „8.00” to „08:00”. */
function clockTime(written = ""): string {
  const [hours = "", minutes = "00"] = written.split(/[:.]/);
  return `${hours.padStart(2, "0")}:${minutes}`;
}

const timesOf = ({ 0: excerpt, groups }: RegExpMatchArray) => ({
  excerpt,
  opens: clockTime(groups?.from),
  closes: clockTime(groups?.to),
});

/**
 * The ranges of times in a sentence that can be read as opening hours. „08:00–20:00” always counts. A range
 * in words counts if the sentence says when the clinic is open, or if it names a weekday or tells the reader
 * to call. A sentence of the second kind may only say when to call or to come, so a range inside the opening
 * hours does not count there.
 */
function hoursIn(sentence: string, known: readonly Interval[]) {
  const clockRanges = [...sentence.matchAll(CLOCK_RANGE)].map(timesOf);
  const isOpening = OPENING.test(sentence);
  if (!isOpening && !DAY_OR_CALL.test(sentence)) return clockRanges;
  const isPart = (part: Interval) =>
    known.some(({ opens, closes }) => opens < part.opens && part.closes < closes);
  const inWords = RANGES_IN_WORDS.flatMap((pattern) => [...sentence.matchAll(pattern)].map(timesOf))
    .filter(({ opens, closes }) => opens < closes && closes <= "24:00")
    .filter((range) => isOpening || !isPart(range));
  return [...clockRanges, ...inWords];
}

/** Rules about durations, opening hours, dates and ranges. */
export const TIME_RULES: readonly TextRule[] = [
  {
    name: "other-duration",
    level: "warning",
    reads: "shown",
    usesFacts: true,
    *find(value, text, content) {
      const pattern = /dur(?:eaz|at)[^;.]{0,200}?(?<![\p{L}\d])(?:(\d+)(?: și |–))?(\d+) (?:de )?minut/giu;
      for (const sentence of sentencesOf(value)) {
        if (!/investig|examin|RMN/i.test(sentence) && text.field !== "services.durationText") continue;
        for (const [excerpt, low, high = ""] of sentence.matchAll(pattern)) {
          const service = serviceOf(sentence, text, content);
          const known = (service ? [service] : content.services).map(({ duration }) => duration.minutes);
          const from = Math.min(...known.map((minutes) => minutes.from));
          const to = Math.max(...known.map((minutes) => minutes.to));
          if ([low ?? high, high].every((minutes) => from <= Number(minutes) && Number(minutes) <= to))
            continue;
          const token = service ? `valoarea {{durata.${service.slug}}}` : "valoarea duratei";
          yield hit(
            excerpt,
            `„${excerpt}” diferă de durata investigației, ${from}–${to} min; puneți în loc ${token} sau corectați una dintre ele`,
          );
        }
      }
    },
    wrong: "Investigația durează 300 de minute.",
    right: "Discuția de la recepție durează 5 minute.",
  },
  {
    name: "other-hours",
    level: "warning",
    reads: "shown",
    except: /^clinic\./,
    usesFacts: true,
    *find(value, _, content) {
      const known = knownHours(content);
      const unknown = sentencesOf(value).flatMap((sentence) => {
        const ranges = hoursIn(sentence, known);
        if (ranges.length === 0 && OPENING.test(sentence))
          return [...sentence.matchAll(CLOSING_TIME)]
            .map(timesOf)
            .filter((time) => !known.some(({ closes }) => closes === time.closes));
        return ranges.filter(
          (range) => !known.some(({ opens, closes }) => opens === range.opens && closes === range.closes),
        );
      });
      for (const { excerpt } of unknown)
        yield hit(
          excerpt,
          `„${excerpt}” nu este în program; puneți în loc valoarea {{clinica.program}} sau corectați programul`,
        );
    },
    wrong: "Suntem deschiși 09:00–17:00.",
    right: "Suntem deschiși {{clinica.program}}.",
  },
  {
    name: "other-days",
    level: "warning",
    reads: "shown",
    except: /^(?:openDecisions|clinic(?!\.visit))\./,
    usesFacts: true,
    *find(value, _, { clinic }) {
      const isOpen = (day: Weekday) => hoursOn(day, clinic.openingHours).length > 0;
      for (const sentence of sentencesOf(value)) {
        const closed =
          /(luni|marți|miercuri|joi|vineri|sâmbăt[ăa]|duminic[ăa])a? (?:este |e |suntem )?închis/giu;
        for (const [excerpt, day = ""] of sentence.matchAll(closed)) {
          const weekday = weekdayNamed(day);
          if (weekday && isOpen(weekday))
            yield hit(
              excerpt,
              `spune că ${day} este închis, iar programul are ore în acea zi; corectați textul sau programul`,
            );
        }
        if (/închis|nu (?:suntem|lucrăm)|urgen/iu.test(sentence)) continue;
        const open =
          /(?:deschi[sș]|suna|program|primim|lucrăm)[^.;]{0,200}?(?<!\p{L})(sâmbăt[ăa]|duminic[ăa]|non-?stop|24\/7|zi și noapte|zilnic|în fiecare zi)(?!\p{L})/giu;
        for (const [excerpt, day = ""] of sentence.matchAll(open)) {
          const weekday = weekdayNamed(day);
          if (weekday ? !isOpen(weekday) : !WEEKDAYS.every(isOpen))
            yield hit(
              excerpt,
              `spune că este deschis și când programul nu are ore; corectați textul sau programul`,
            );
        }
      }
    },
    wrong: "Sunați-ne de luni până duminică.",
    right: "Duminică este închis.",
  },
  {
    name: "no-such-day",
    level: "warning",
    reads: "shown",
    *find(value) {
      const pattern = new RegExp(
        `(?:(${WEEKDAYS.join("|")}), )?(?<!\\d)(\\d{1,2}) (${MONTHS.join("|")})(?: (\\d{4}))?(?!\\p{L})`,
        "gu",
      );
      for (const [excerpt, weekday, day, month = "", year] of value.matchAll(pattern)) {
        const date = new Date(Date.UTC(Number(year ?? LEAP_YEAR), MONTHS.indexOf(month), Number(day)));
        if (date.getUTCDate() !== Number(day) || (weekday && year && weekdayOf(date) !== weekday))
          yield hit(
            excerpt,
            `„${excerpt}”: ziua nu există în calendar, sau este altă zi a săptămânii; verificați ziua și luna`,
          );
      }
    },
    wrong: "Este închis pe 31 iunie 2027.",
    right: "Este închis pe 30 iunie 2027.",
  },
  {
    name: "backwards",
    level: "warning",
    reads: "shown",
    *find(value) {
      // „2026–27” is a winter season, so it is not reported as a range in the wrong order.
      for (const [excerpt, from = "", to = ""] of value.matchAll(/(?<![\d,.:/–-])(\d+)–(\d+)(?![\d:–])/gu))
        if (!(from.length === 4 && to.length === 2) && Number(from) > Number(to))
          yield hit(excerpt, `„${excerpt}”: intervalul este pe dos`);
    },
    wrong: "Durează 45–30 de minute.",
    right: "Iarna 2026–27.",
  },
];
