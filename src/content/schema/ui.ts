import { illegalInPlain } from "./characters.ts";
import { operator, VISIT_NAMES } from "./clinic-facts.ts";
import { marked } from "./field-marks.ts";
import { group, mapValues, object, rawText, rich, text } from "./fields.ts";

/**
 * Schema of the file with the texts of the interface, such as buttons, landmarks and headings on several
 * pages.
 */

/**
 * A field for a sentence with placeholders. The sentence must contain `{name}` exactly once for each of
 * `names`.
 */
const sentence = (help: string, ...names: readonly string[]) =>
  marked(
    rawText(help).refine(
      (value) =>
        names.every((name) => value.split(`{${name}}`).length === 2) && !illegalInPlain(filledIn(value)),
      { error: "places", params: { places: names.map((name) => `{${name}}`).join(" și ") } },
    ),
    { isProse: true },
  );
const filledIn = (sentence: string) => sentence.replaceAll(/\{(?:ora|zi)\}/g, "0");

export const ui = object({
  calls: group("Butoanele de telefon și legăturile care îndeamnă la citit.", {
    service: "Butonul de telefon de pe paginile investigațiilor.",
    moreAbout: "Cuvântul dintre „Află mai multe” și numele investigației, pentru cine ascultă pagina.",
  }),
  header: group("Antetul; unele texte le aude numai cine ascultă pagina în loc să o vadă.", {
    home: "Numele legăturii de pe siglă.",
    navigation: "Numele meniului.",
    callIcon: "Numele pictogramei de telefon.",
    open: "Numele butonului care deschide meniul.",
    close: "Numele butonului care închide meniul.",
    panel: "Numele panoului de meniu.",
  }),
  shell: group("Ce apare pe toate paginile.", {
    skip: "Legătura care sare peste meniu.",
    scrollTop: "Numele butonului care urcă pagina.",
    breadcrumb: "Numele rândului care arată unde vă aflați, pentru cine ascultă pagina.",
    homeCrumb: "Primul cuvânt din rândul care arată unde vă aflați.",
    reviewed: "Textul dinaintea datei actualizării.",
    checkedBy: "Textul dinaintea numelui medicului care a verificat pagina.",
    checkedOn: "Cuvântul dintre numele medicului și dată.",
    print: "Butonul care tipărește o listă.",
    loading: "Ce scrie cât timp o parte a paginii, pe care pacientul a apăsat, se încarcă încet.",
    loadError: "Ce scrie lângă un buton care nu s-a putut încărca.",
  }),
  hours: group("Dacă este deschis acum; pagina află singură, când o deschide pacientul.", {
    open: sentence("Cât timp clinica este deschisă; {ora} este ora de închidere.", "ora"),
    closed: sentence("Cât timp este închisă; {zi} și {ora} spun când se deschide.", "zi", "ora"),
    closedLong: sentence(
      "Cât timp este închisă pentru o săptămână sau mai mult; {zi} se citește „pe 1 aprilie”.",
      "zi",
      "ora",
    ),
    closedForNow: "Cât timp nu se știe când se deschide; spuneți și ce poate face pacientul.",
    today: "Ce stă în locul zilei, dacă se deschide încă azi.",
    and: "Cuvântul dintre „azi” și ziua următoare.",
    holiday:
      "Se adaugă după zi și oră, dacă ziua este sărbătoare legală și nu se știe cum se lucrează; bara de apel arată ce stă după virgulă.",
    holidays: "Cum se numesc sărbătorile legale între zilele fără program.",
    off: "Cuvântul de după zilele fără program.",
    note: group("Ce scrie lângă butoanele de apel cât timp clinica este închisă.", {
      opens: "Titlul a ceea ce pregătește pacientul; stă după fraza care spune când se deschide.",
      atHand: "Ce să pregătească pacientul până atunci.",
      email: "Cuvintele dinaintea adresei de e-mail.",
      remind: sentence("Legătura care pune un memento în agenda telefonului.", "zi", "ora"),
      event: text("Cum se numește mementoul; numărul de telefon îi urmează.", 60),
    }),
  }),
  footer: group("Subsolul.", {
    provisional: "Ce scrie în subsol cât timp site-ul nu este lansat.",
    description: "Fraza despre clinică.",
    servicii: "Titlul primei coloane.",
    informatii: "Titlul coloanei a doua.",
    legal: "Titlul coloanei a treia.",
    email: "Numele adresei de e-mail.",
    address: "Numele adresei.",
    hours: "Numele programului.",
  }),
  hero: group("Partea de sus a primei pagini.", {
    pause: "Numele butonului care oprește animația.",
    play: "Numele butonului care pornește animația.",
    ratingLabel: "Scorul, pentru cine ascultă pagina.",
    ratingAbout: "Legătura de sub scor, spre explicația lui din termeni.",
    ratingChecked: "Cuvintele dinaintea zilei în care a fost verificat scorul.",
  }),
  badge: group("Insigna de decontare.", {
    depends: "Legătura spre condițiile de decontare, lângă insignă.",
  }),
  services: group("Lista investigațiilor.", {
    crumb: "Cuvântul din rândul care arată unde vă aflați.",
    withoutContrast: "Condiția de lângă un preț fără substanță de contrast.",
    contrastIncluded: "Condiția de lângă un preț care cuprinde substanța de contrast.",
  }),
  service: group("Titlurile secțiunilor de pe paginile investigațiilor.", {
    duration: "Titlul duratei.",
    per: "Cuvântul dintre durată și unitatea ei: „pe segment”.",
    price: "Titlul prețului.",
    radiation: "Titlul informației despre radiații.",
    noRadiation: "Valoarea informației despre radiații.",
    indications: "Titlul indicațiilor.",
    preparation: "Titlul pregătirii și al duratei.",
    during: "Titlul desfășurării, cu ce urmează după examinare.",
    after: "Titlul din mijloc, de unde începe ce urmează.",
    takeOff: "Titlul listei cu obiecte de scos.",
    bring: "Titlul listei cu lucruri de adus.",
    tellStaff: "Titlul notei despre siguranță.",
    tellStaffSpecific: "Titlul grupei care ține numai de investigația paginii.",
    contrastAndPregnancy: "Titlul notelor despre contrast și sarcină.",
    advantages: "Titlul din mijloc, de unde încep avantajele.",
    more: "Titlul rândurilor despre limite, examinare și contrast.",
    limits: "Titlul din mijloc, de unde încep limitele.",
    questions: "Titlul întrebărilor.",
    priceCard: "Titlul cardului de preț.",
    withContrast: "Titlul sumei care se adaugă pentru contrast, în caseta cu prețul.",
    contrastIncluded: "Rândul pentru contrastul inclus.",
    included: "Valoarea rândului pentru contrastul inclus.",
    allPrices: "Legătura spre lista de prețuri.",
    booking: "Titlul blocului de programare.",
    bookingText: rich("Textul blocului de programare."),
    bookingContact: "Legătura spre pagina Contact.",
    others: "Titlul celorlalte investigații.",
    byPhone: "Ce stă în locul unui preț care se află la telefon.",
    special: "Legătura de după examinările al căror preț se confirmă la telefon.",
    andOthers: "Cuvintele de după ele, dacă sunt mai multe.",
    report: "Titlul cuvintelor din raport.",
    reportNote: "Fraza de după cuvintele din raport.",
    contrastExtra: "Titlul sumei care se adaugă pentru contrast, în capul paginii.",
    shows: "Titlul textului despre ce arată investigația.",
    mayEat: "Legătura din capul paginii spre pregătire, pentru cine întreabă dacă poate mânca înainte.",
  }),
  sheet: group("Foaia tipărită a unei investigații.", {
    kind: "Ce este foaia; stă deasupra numelui investigației.",
    print: "Butonul care tipărește foaia.",
    printed: "Textul dinaintea datei la care s-a tipărit foaia sau lista.",
    arrival: "Penultimul punct al liniei timpului, după regulile cu cifre ale investigației.",
    arrivalText: "Ce se face la sosire, înainte de ora programată.",
    appointment: "Ultimul punct al liniei timpului; sub el se scriu de mână data și ora.",
    day: "Cuvântul dinaintea locului pentru dată.",
    hour: "Cuvântul dinaintea locului pentru oră.",
  }),
  anchors: group("Rândul de legături de sub antetul unei investigații; cuvinte scurte.", {
    label: "Numele rândului, pentru cine ascultă pagina.",
    price: "Legătura spre preț.",
    preparation: "Legătura spre pregătire.",
    bring: "Legătura spre lucrurile de adus.",
    tell: "Legătura spre nota despre siguranță.",
    questions: "Legătura spre întrebări.",
  }),
  previews: group("Câteva cuvinte despre ce se află în textele închise de pe paginile investigațiilor.", {
    limits: "Ce este în rândul despre limitele investigației.",
    bring: "Despre lucrurile de adus.",
    takeOff: "Despre obiectele de lăsat deoparte.",
    fear: "Despre teama de spații închise.",
    during: "Despre desfășurare și ce urmează.",
    contrastAndPregnancy: "Despre contrast și sarcină.",
  }),
  legal: group("Documentele legale.", {
    read: "Legătura de pe carduri.",
    contents: "Titlul cuprinsului.",
    version: "Textul dinaintea datei versiunii.",
    others: "Titlul legăturilor spre celelalte documente.",
    gaps: "Nota de la început, cât timp unui document îi lipsesc date.",
  }),
  visit: group(
    "Titlurile informațiilor despre vizită, din foaia „Telefon și program”.",
    mapValues(VISIT_NAMES, (name) => `${name}.`),
  ),
  gaps: group("Numele datelor încă necunoscute, în textele legale.", {
    ...mapValues(operator.shape, ({ description = "" }) => description),
    ratingChecked: "Data verificării scorului.",
  }),
});
