import type { z } from "astro/zod";

/** What a file or a field may be refused for, by rule; `%{name}` stands for a value of the complaint. */
const MESSAGES: Readonly<Record<string, string>> = {
  "missing-file": "fișierul lipsește; puneți-l la loc",
  "empty-file": "fișierul este gol; puneți textul la loc sau ștergeți-l",
  "no-header": "începutul lipsește; documentul începe cu câmpurile dintre două linii ---",
  index: "nu se poate numi „index”: adresa lui ar fi aceea a listei; dați-i alt nume",
  "unread-file":
    "nu este folosit de nicio pagină; verificați numele (litere mici fără diacritice, cifre, cratime), terminația (.yaml, .md, fără .txt) și folderul",
  missing: "lipsește; adăugați câmpul",
  "unknown-field": "nu este un câmp cunoscut; verificați cum este scris numele sau ștergeți-l",
  "prose-quotes": 'are ghilimele de text; aici scrieți ghilimele drepte: "%{bare}"',
  "empty-array":
    "este gol; scrieți rândurile sub el, fiecare după o liniuță, sau [] dacă lista poate rămâne goală",
  empty: "este gol; scrieți valoarea după cele două puncte, iar un rând de listă gol ștergeți-l",
  "no-object": "trebuie să fie un grup de câmpuri cu nume, ca la un rând de același fel",
  "no-array": "trebuie să fie o listă; puneți fiecare rând după o liniuță",
  "no-string": "trebuie să fie text; puneți valoarea între ghilimele",
  "no-number": "trebuie să fie un număr întreg, fără ghilimele, fără „lei” și fără virgulă (de exemplu 835)",
  "no-int": "trebuie să fie un număr întreg (de exemplu 835)",
  "no-boolean": "trebuie să fie true (da) sau false (nu), fără ghilimele",
  "no-choice": "nu este una dintre valorile permise: %{values}",
  other: "nu are forma potrivită; comparați cu un alt rând de același fel",
  "too-small-number": "este prea mic; cea mai mică valoare permisă este %{minimum}",
  "too-big-number": "este prea mare; cea mai mare valoare permisă este %{maximum}",
  "too-small-array": "are prea puține rânduri; cel puțin %{minimum}",
  "too-big-array": "are prea multe rânduri; cel mult %{maximum}",
  "too-small-string": "este prea scurtă; scrieți cel puțin %{minimum} de caractere",
  "too-big-string": "este prea lung; cel mult %{maximum} de caractere",
  "empty-text": "este gol; scrieți textul",
  "fixed-text": "este un text fix; scrieți la loc: %{values}",
  "no-emergency": "trebuie să spună că la urgență se sună la 112; scrieți „sunați la {{urgenta}}”",
  junk: "nu spune nimic; scrieți valoarea, sau null cât timp nu se știe",
  "no-day": 'trebuie să fie o dată între ghilimele, de exemplu "2026-11-20"',
  "day-form": 'trebuie scrisă an-lună-zi, de exemplu "2026-11-20"',
  "no-such-day": "nu există în calendar; verificați ziua și luna",
  "no-time": 'trebuie să fie o oră între ghilimele, de exemplu "08:00"',
  "time-form": 'nu este o oră; scrieți de exemplu "08:00"',
  phone: 'nu este un număr de telefon românesc; scrieți zece cifre, de exemplu "0256 123 456"',
  email: 'nu este o adresă de e-mail; scrieți de exemplu "contact@clinica.ro"',
  "half-email": "nu este o adresă de e-mail întreagă; scrieți de exemplu dpo@clinica.ro",
  "site-address":
    'nu este o adresă de site; scrieți-o cu https și fără / la sfârșit, de exemplu "https://www.clinica.ro"',
  "path-form": "trebuie să fie o cale din site, de exemplu /contact",
  "former-path-form": "trebuie să fie o cale veche din site, fără / la sfârșit, de exemplu /servicii/rmn-cap",
  "range-order": "este pe dos; „from” nu poate fi mai mare decât „to”",
  "id-form": "poate avea doar litere mici fără diacritice, cifre și cratime",
  "file-name": "se scrie cu litere mici, cifre și liniuțe, de exemplu suna-la-clinica",
  places: "trebuie să fie text simplu și să cuprindă %{places}, în locul valorii",
  semicolon: "cuprinde „;”; între cuvinte puneți virgulă",
  capital: "trebuie să înceapă cu literă mare",
  score: 'trebuie să fie între 0.0 și 5.0, cu punct și o zecimală, de exemplu "5.0"',
  "postal-code": 'trebuie să aibă șase cifre, de exemplu "300748"',
  "tax-code":
    "nu este un cod unic de înregistrare: cifra de control nu se potrivește; copiați-l din certificatul firmei",
  "trade-register":
    'nu este un număr din Registrul Comerțului; scrieți-l ca în certificat, de exemplu "J35/1846/2019"',
  "address-part": "are și altă parte a adresei, sau aceeași de două ori; scrieți numai ce cere câmpul",
  currency: "cuprinde „lei”; suma și „lei” apar singure lângă el",
  locality: "cuprinde și localitatea; ea se scrie numai la locality și apare singură după stradă",
  "week-order":
    "sunt în altă ordine decât cea a săptămânii sau o zi apare de două ori; scrieți-le de luni spre duminică, fiecare o dată",
  "day-twice": "conține aceeași zi în două grupuri; lăsați fiecare zi într-un singur grup",
  "hours-order": "este înainte de ora de deschidere; verificați „opens” și „closes”",
  "closing-order": "este înainte de prima zi; verificați „from” și „to”",
  "closing-twice": "se suprapune cu poziția %{other}; scrieți fiecare zi o singură dată",
  "way-folder": "trebuie scris cu tot drumul, de exemplu /srv/site sau Z:\\site",
  "way-rsync": "trebuie să fie utilizator@server:/folder",
  "way-git": "poate avea doar litere, cifre, punct, / și cratime",
  "way-empty": "este gol, deși calea aleasă (%{way}) are nevoie de el; scrieți valoarea",
};

/** The rule of a complaint whose field names none. Given to every parse: Zod's English never reaches an employee. */
export function ruleOf(issue: z.core.$ZodRawIssue): string {
  const { code, input, origin, expected, minimum } = issue as Record<string, unknown>;
  if (input === undefined) return "missing";
  if (input === null) return expected === "array" ? "empty-array" : "empty";
  if (code === "invalid_type") return `no-${expected}`;
  if (code === "too_small")
    return minimum === 1 && origin === "string" ? "empty-text" : `too-small-${origin}`;
  if (code === "too_big") return `too-big-${origin}`;
  return code === "invalid_value" ? "no-choice" : "other";
}

/** The sentence of a rule. */
export const sentence = (rule: string, values: object = {}): string =>
  (MESSAGES[rule] ?? MESSAGES.other ?? "").replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = values[name as keyof typeof values];
    return Array.isArray(value) ? value.join(", ") : String(value);
  });
