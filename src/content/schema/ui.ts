import { signIn } from "../character-rules.ts";
import { each, fixed, group, object, rich, text, written } from "../fields.ts";
import { labelOf } from "./clinic.ts";
import words from "./words.json" with { type: "json" };

/** Texts of the interface: buttons, landmarks, recurring headings; words.json describes each field. */

/** A sentence with placeholders: it must contain each `{name}` exactly once. */
const sentence = (what: string, ...names: readonly string[]) =>
  written(what).refine(
    (value) => names.every((name) => value.split(`{${name}}`).length === 2) && !signIn(filledIn(value)),
    { error: "places", params: { places: names.map((name) => `{${name}}`).join(" și ") } },
  );
const filledIn = (sentence: string) => sentence.replaceAll(/\{(?:ora|zi)\}/g, "0");

const { calls, hours, note, badge, service } = words.ui;

export const ui = object({
  calls: group("Butoanele de telefon și legăturile care îndeamnă la citit.", {
    ...calls,
    hero: fixed("Sună acum!", calls.hero),
    header: fixed("Programează-te", calls.header),
    more: fixed("Află mai multe", calls.more),
  }),
  header: group("Antetul; unele texte sunt doar pentru cititoarele de ecran.", words.ui.header),
  shell: group("Ce apare pe toate paginile.", words.ui.shell),
  hours: group("Dacă este deschis acum; se calculează în browserul pacientului.", {
    ...hours,
    open: sentence(hours.open, "ora"),
    closed: sentence(hours.closed, "zi", "ora"),
    closedLong: sentence(hours.closedLong, "zi", "ora"),
    note: group("Ce scrie lângă butoanele de apel cât timp clinica este închisă.", {
      ...note,
      opens: sentence(note.opens, "zi", "ora"),
      remind: sentence(note.remind, "zi", "ora"),
      event: text(note.event, 60),
      file: text(note.file).regex(/^[a-z0-9-]+$/, "file-name"),
    }),
  }),
  footer: group("Subsolul.", words.ui.footer),
  hero: group("Partea de sus a primei pagini.", words.ui.hero),
  badge: group("Insigna de decontare.", { ...badge, cas: fixed("Decontat CAS", badge.cas) }),
  services: group("Lista investigațiilor.", words.ui.services),
  service: group("Titlurile secțiunilor de pe paginile investigațiilor.", {
    ...service,
    bookingText: rich(service.bookingText),
  }),
  sheet: group("Foaia tipărită a unei investigații.", words.ui.sheet),
  anchors: group("Rândul de legături de sub antetul unei investigații; cuvinte scurte.", words.ui.anchors),
  previews: group(
    "Câteva cuvinte despre ce se află în textele închise de pe paginile investigațiilor.",
    words.ui.previews,
  ),
  legal: group("Documentele legale.", words.ui.legal),
  visit: group(
    "Titlurile informațiilor despre vizită, din foaia „Telefon și program”.",
    each(words.visit, (sentence) => `${labelOf(sentence)}.`),
  ),
  unknown: group("Ce citesc programele în locul unei valori provizorii.", words.ui.unknown),
  gaps: group("Numele datelor încă necunoscute, în textele legale.", {
    ...words.operator,
    ratingChecked: "Data verificării scorului.",
  }),
});
