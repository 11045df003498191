import { hoursOn, WEEKDAYS, type Weekday } from "../lib/opening-hours.ts";
import { bareLetters } from "../lib/referral-terms.ts";
import { servicePath } from "../lib/routes.ts";
import { type Content, contentPath, type Service } from "./files.ts";
import { type Finding, finding } from "./problem.ts";
import { findIn, type Prose, proseOf } from "./texts.ts";

/** What a text says in its own words of what a field owns: a second look is asked for where the two differ. */

/** A sentence, the examination that it is about, if it is one, and the file that it stands in. */
interface Statement {
  readonly sentence: string;
  readonly service?: Service | undefined;
  readonly file: string;
}

/** What contradicts the fields, in words; nothing when they agree. */
type Relation = (statement: Statement, content: Content) => string | false | undefined;

const DENIED = /(?<!\p{L})(?:nu|nici|niciun|nicio|fără|dacă|închis\p{L}*|exceptând|în afar[aă])(?!\p{L})/iu;

const NUMBERS = "una două trei patru cinci șase șapte opt nouă zece unsprezece douăsprezece".split(" ");
const numberOf = (word: string) => Number(word) || NUMBERS.indexOf(word.replace(/^doi$/, "două")) + 1;

/** Lists that texts count, by the nouns that they count; „toate cele șase”, alone, are the examinations. */
const COUNTED: readonly (readonly [
  noun: RegExp,
  file: RegExp,
  list: (content: Content) => readonly unknown[],
])[] = [
  [/^$|investig|examin|pagini/u, /./, ({ services }) => services.filter(({ draft }) => !draft)],
  [/condiți/u, /./, ({ cas }) => cas.conditions],
  [/pași/u, /cas/, ({ cas }) => cas.steps],
  [/acte|document/u, /cas/, ({ cas }) => cas.requiredDocuments],
  [/not[ae]/u, /servicii/, ({ infoNotes }) => infoNotes.items],
];

const COUNT = new RegExp(
  `(cel(?:e|or)|cei|celelalte) (${NUMBERS.join("|")}|doi|\\d+)(?: (?:de )?(\\p{L}+)|(?!\\p{L}))`,
  "iu",
);

/** „nu mâncați 4–6 ore”, „zilele 7–14”: what the rules of preparation say in figures. */
const PREPARED =
  /(?:mânca|mânânc|nemânca|aliment|(?<!\p{L})post(?:ul|iți)?(?!\p{L})|lichid|beți|(?<!\p{L})bea(?!\p{L})|ciclu|menstr)/iu;
const QUANTITY =
  /(?:zilele|ziua) \d+(?:–\d+)?|(?:\d+(?:–\d+)?|(?<!\p{L})o) (?:de )?(?:or[ăe]|minute|zile)(?!\p{L})/gu;

const MINUTES = /(?:(\d+)(?: și |–))?(\d+|o) (?:de )?(minut|or[ăe])/u;

const RELATIONS: Readonly<Record<string, Relation>> = {
  "other-duration": ({ sentence, service }, { services }) => {
    if (!/[Dd]ur(?:eaz|at)|^RMN [^:]+: /u.test(sentence) || !/examin|investig|scan|RMN|^Dur/iu.test(sentence))
      return;
    if (PREPARED.test(sentence) || /seri[ei]|secven|inject|contrast|program|aștep|vizit/iu.test(sentence))
      return;
    const [said, low, high, unit = ""] = MINUTES.exec(sentence) ?? [];
    if (!said) return;
    const times = [low ?? high, high].map((time) => (Number(time) || 1) * (unit.startsWith("or") ? 60 : 1));
    const known = (service ? [service] : services).map(({ duration }) => duration.minutes);
    const [from, to] = [Math.min(...known.map(({ from }) => from)), Math.max(...known.map(({ to }) => to))];
    return (
      times.some((time) => time < from || time > to) &&
      `„${said}” diferă de durata investigației, ${from}–${to} min; scrieți {{durata.${service?.slug ?? "…"}}} sau corectați una dintre ele`
    );
  },
  "other-preparation": ({ sentence, service }, { services }) => {
    const facts = (of?: Service) => of?.preparationFacts.map(({ value }) => value).join() ?? "";
    if (service && /vezic\p{L}*[^.]*plin/u.test(sentence) && !/plin/.test(facts(service)))
      return "vezica plină nu este printre regulile cu cifre ale acestei investigații; verificați una dintre ele";
    const isFasting = service?.preparationFacts.some(({ label }) => /mâncare/i.test(label));
    if (
      isFasting &&
      /puteți mânca(?!\p{L})(?! (?:imediat|după))/u.test(sentence) &&
      !/după|apoi/u.test(sentence)
    )
      return "spune că se poate mânca, iar investigația se face fără mâncare; corectați una dintre ele";
    if (/vezica (?:\p{L}+ )?goală/u.test(sentence) && /plin/.test(facts(service)))
      return "spune că vezica este goală, iar regulile investigației, că este plină; corectați una dintre ele";
    if (!PREPARED.test(sentence) || /diabet|alăpt|după (?:examin|investig)/iu.test(sentence)) return;
    const isCycle = /ciclu/i.test(sentence);
    if (!service && !isCycle) return;
    const known = service ? facts(service) : services.map(facts).join();
    const other = sentence.match(QUANTITY)?.find((quantity) => !known.includes(quantity));
    return (
      other &&
      `„${other}” diferă de regulile cu cifre ale investigației (${known || "nu are niciuna"}); corectați una dintre ele`
    );
  },
  "other-contrast": ({ sentence, service }) => {
    if (!service || !/contrast/i.test(sentence) || DENIED.test(sentence)) return;
    const { contrast } = service.price;
    if (contrast !== "inclus" && /inclu[ds]|cuprin[ds]|face parte din preț/iu.test(sentence))
      return "spune că prețul cuprinde contrastul, iar câmpul „contrast” al investigației spune altceva; corectați unul";
    return (
      contrast === "inclus" &&
      /separat|în plus|se adaugă|supliment/iu.test(sentence) &&
      "spune că contrastul se plătește separat, iar câmpul „contrast” al investigației spune „inclus”; corectați unul"
    );
  },
  "other-count": ({ sentence, file }, content) => {
    const [said, which = "", word = "", noun = ""] = COUNT.exec(sentence) ?? [];
    const [, , list] = (said && COUNTED.find(([nouns, files]) => nouns.test(noun) && files.test(file))) || [];
    if (!list || (!noun && !/toate/i.test(sentence))) return;
    const count = list(content).length - (which.toLowerCase() === "celelalte" ? 1 : 0);
    return numberOf(word) !== count && `„${said}”: lista are ${count}; corectați numărul sau lista`;
  },
  "other-decision": ({ sentence, service }, { services }) => {
    if (!/decont/i.test(sentence)) return;
    const isDenied = DENIED.test(sentence);
    const without = services.find(({ isDecontCAS }) => !isDecontCAS);
    const isAll = /(?:toate|orice|fiecare)[^.]*(?:investig|examin)/iu.test(sentence);
    if (without && isAll && !isDenied && !/except|afar/iu.test(sentence))
      return `spune că toate se decontează, iar „${without.title}” nu; corectați textul sau câmpul „isDecontCAS”`;
    if (
      !without &&
      /(?<!fiecare )dintre (?:cele|investig|examin)|(?:numai|doar) (?:la )?RMN/iu.test(sentence) &&
      /pot|se decont/iu.test(sentence)
    )
      return "spune că numai unele se decontează, iar câmpul „isDecontCAS” este „da” la toate; corectați textul sau câmpul";
    const isTold = service && !/contrast|dacă/iu.test(sentence);
    if (isTold && !service.isDecontCAS && !isDenied)
      return "spune că investigația se decontează, iar câmpul „isDecontCAS” spune că nu; corectați unul";
    return (
      isTold &&
      service.isDecontCAS &&
      /nu (?:se|este|e|poate fi|pot fi) decont/iu.test(sentence) &&
      "spune că investigația nu se decontează, iar câmpul „isDecontCAS” spune că da; corectați unul"
    );
  },
  "other-fact": ({ sentence }) => {
    if (
      !DENIED.test(sentence) &&
      /(?:folos|emit|produc|primi|expun)\p{L}*[^.]* (?:raze X|radiații)/iu.test(sentence) &&
      !/\bCT\b|tomograf|radiograf|mamograf|despre|cuvânt/iu.test(sentence)
    )
      return "RMN-ul nu folosește raze X; puneți „nu” la loc";
    if (
      !DENIED.test(sentence) &&
      /trimite\p{L}*[^.]* (?:CNP|analizele|documente medicale)[^.]*mail/iu.test(sentence)
    )
      return "date despre sănătate nu se cer prin e-mail; ștergeți textul";
    const tracker =
      /Google Analytics|Tag Manager|Pixel|Hotjar|Clarity|remarketing|cookie-uri de (?:marketing|analiză)/iu.exec(
        sentence,
      );
    const clause =
      sentence
        .slice(0, tracker?.index)
        .split(/, | și /)
        .at(-1) ?? "";
    return (
      tracker !== null &&
      !DENIED.test(clause) &&
      "site-ul nu urmărește pe nimeni și nu are cookie-uri; ștergeți textul, sau întrebați programatorul"
    );
  },
  "other-score": ({ sentence }, { clinic: { rating } }) => {
    const [, score] = /(?:scor|nota|rating|Google|stele)[^.\d]{0,30}(\d[.,]\d)(?!\d)/iu.exec(sentence) ?? [];
    const isOther = score && Number(score.replace(",", ".")) !== Number(rating.score);
    return isOther && `„${score}” nu este scorul clinicii, ${rating.score}; scrieți {{clinica.scor}}`;
  },
  "other-hours": ({ sentence, file }, { clinic }) => {
    if (file === contentPath("clinic")) return;
    const [said, opens = "", closes = ""] = /(\d?\d[:.]\d\d)\s?[–-]\s?(\d?\d[:.]\d\d)/u.exec(sentence) ?? [];
    const time = (written: string) => written.replace(".", ":").padStart(5, "0");
    const isOther = ![...clinic.openingHours, ...clinic.specialHours].some(
      (hours) => hours.opens === time(opens) && hours.closes === time(closes),
    );
    if (said && isOther)
      return `„${said}” nu este în program; scrieți {{clinica.program}} sau corectați programul`;
    if (DENIED.test(sentence) || !/deschi|program|suna|primi|lucr|veni|găsi|răspund/iu.test(sentence)) return;
    const closed = (day: Weekday) => hoursOn(day, clinic.openingHours).length === 0;
    const day = WEEKDAYS.find(
      (name) => closed(name) && bareLetters(sentence).includes(bareLetters(name).slice(0, -1)),
    );
    if (day)
      return `spune ceva despre ${day}, iar programul nu are ore în acea zi; corectați textul sau programul`;
    return (
      WEEKDAYS.some(closed) &&
      /weekend|non-?stop|24\/7|zi și noapte|zilnic|în fiecare zi/iu.test(sentence) &&
      !/urgen|spital|parca/iu.test(sentence) &&
      "spune că este deschis și când programul nu are ore; corectați textul sau programul"
    );
  },
  "other-address": ({ sentence, file }, { clinic: { address } }) => {
    if (file === contentPath("clinic") || sentence.includes(address.street)) return;
    const [said] =
      /(?:str(?:ada|\.)|bulevardul|bd\.|calea|piața|aleea|splaiul) \p{Lu}[^.;:,]*,? (?:nr\. ?)?\d+/iu.exec(
        sentence,
      ) ?? [];
    const isOurs =
      /adres[aă]|ne găsiți|ne aflăm|suntem (?:pe|la|în)|clinica (?:este|se află)|sediul nostru/iu.test(
        sentence,
      );
    return (
      said &&
      !address.street.includes(said) &&
      isOurs &&
      `„${said}” nu este adresa clinicii; scrieți {{clinica.adresa}}`
    );
  },
};

/** Sums in a text, from a hundred lei: smaller ones are no examination's. */
const SUM = /(?<![\d.,–+])(\d[\d.]*)(?:,00)?(?:–(\d[\d.]*))?\s(?:de\s)?(?:lei|RON)(?!\p{L})/gu;

/** Sums that stand nowhere among the prices. */
function otherPrices({ prices }: Content, { field, written }: Prose) {
  if (/^(?:clinic|prices|legal|publishing)\./.test(field)) return [];
  const extras = prices.contrast.flatMap(({ extra }) => [extra.from, extra.to]);
  const known = new Set([...prices.amounts.flatMap(({ amount, to }) => [amount, to]), ...extras]);
  return [...written.matchAll(SUM)].flatMap(([sign, ...sums]) => {
    const isKnown = sums.every((sum) => !sum || known.has(Number(sum.replaceAll(".", ""))));
    const remedy = `„${sign}” nu este printre prețuri; scrieți {{pret.…}} cu numele prețului, sau adăugați suma în foaia „Prețuri”`;
    return isKnown || Number(sums[0]?.replaceAll(".", "")) < 100
      ? []
      : [{ rule: "other-price", sign, remedy }];
  });
}

const sentencesOf = (text: string) => text.split(/\n+|(?<=[.?!;])\s+(?=[„"(]?\p{Lu})/u);

/** The examination that a text is about: that of its file, or the only one that it names or links to. */
function serviceOf({ services }: Content, { file, field }: Prose, sentence: string): Service | undefined {
  if (field.startsWith("services."))
    return services.find(({ slug }) => file === contentPath("services", slug));
  const named = services.filter(
    ({ title, slug }) => sentence.includes(title) || sentence.includes(servicePath(slug)),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** The word of an examination's name that no other has: „cerebr”. */
const stem = (title: string) => bareLetters(title.split(" ").at(-1) ?? "").slice(0, 5);

/** Whether a name of a price speaks of another examination than that to which it belongs. */
export function namesOther(name: string, own: Service, services: readonly Service[]): Service | undefined {
  const says = ({ title }: Service) => bareLetters(name).includes(stem(title));
  return says(own) ? undefined : services.find(says);
}

/** Prices of an examination whose names are those of another. */
const wrongLabels = ({ services, prices }: Content): Finding[] =>
  services.flatMap((service) =>
    prices.amounts.flatMap(({ id, label }, index) => {
      const other = service.price.amounts.includes(id) && namesOther(label, service, services);
      const remedy = `„${label}” este un preț de la „${service.title}”, dar poartă numele altei investigații; corectați una dintre ele`;
      return other ? finding("other-label", contentPath("prices"), ["amounts", index, "label"], remedy) : [];
    }),
  );

/** Prices that nothing uses although an examination bears their name: one of two versions that were both kept. */
function unusedPrices({ services, prices, pricesPage }: Content): Finding[] {
  const used = new Set([
    ...services.flatMap(({ price }) => price.amounts),
    ...[...prices.rows, ...pricesPage.others.rows].map(({ pret }) => pret),
  ]);
  return prices.amounts.flatMap(({ id, label }, index) => {
    const own = !used.has(id) && services.find(({ title }) => bareLetters(label).includes(stem(title)));
    const remedy = `„${label}” nu apare pe nicio pagină, iar „${own ? own.title : ""}” are alt preț; ștergeți unul, sau alegeți-l la investigație`;
    return own ? finding("unused-price", contentPath("prices"), ["amounts", index, "label"], remedy) : [];
  });
}

/** What nobody may fail to tell before any examination, each by words that say it. */
const TOLD: Readonly<Record<string, RegExp>> = {
  "stimulatorul cardiac": /stimulator cardiac|pacemaker/iu,
  "implantul cohlear": /cohlear/iu,
  "pompa de insulină": /pomp[aă]/iu,
  "clipsurile și stenturile": /clips|stent/iu,
  "metalul din corp": /metal|schij|așchi/iu,
  sarcina: /sarcin|însărcinat/iu,
  "boala de rinichi": /rinich|dializ/iu,
  alergiile: /alergi/iu,
};

function lostSafety({ safety }: Content): Finding[] {
  const told = safety.tellStaff.flatMap(({ items }) => items).join("\n");
  return Object.entries(TOLD).flatMap(([what, words]) => {
    const remedy = `nu mai spune nimic despre ${what}; puneți rândul la loc, sau întrebați medicul`;
    return words.test(told) ? [] : finding("safety-lost", contentPath("safety"), ["tellStaff"], remedy);
  });
}

/** All texts that contradict fields, and fields that contradict each other. */
export function relationProblems(content: Content): Finding[] {
  const told = proseOf(content).filter(({ field }) => !field.startsWith("openDecisions."));
  const found = findIn(told, (text) => {
    const parts = sentencesOf(text.value);
    const linked = sentencesOf(text.written);
    return [
      ...otherPrices(content, text),
      ...parts.flatMap((sentence, index) => {
        const service = serviceOf(
          content,
          text,
          `${sentence} ${parts.length === linked.length ? linked[index] : ""}`,
        );
        return Object.entries(RELATIONS).flatMap(([rule, relation]) => {
          const remedy = relation({ sentence, service, file: text.file }, content);
          return remedy ? [{ rule, sign: sentence.slice(0, 20), remedy }] : [];
        });
      }),
    ];
  });
  return [...found, ...wrongLabels(content), ...unusedPrices(content), ...lostSafety(content)];
}
