// The package's own entry reads the numbers of a hundred countries, for two seconds.
import { cui, onrc } from "stdnum/lib/cjs/ro/index.js";
import { known, text } from "../fields.ts";

/** Numbers of a Romanian company, each null while nobody knows it. */

/** Six digits (Poșta Română). */
export const postalCode = (what: string) =>
  known(text(what).regex(/^\d{6}$/, 'trebuie să aibă șase cifre, de exemplu "300748"'), what);

/** The last digit checks the others (Law 359/2004, as the library counts it). */
export const taxCode = (what: string) =>
  known(
    text(what).refine(
      (value) => cui.validate(value).isValid,
      "nu este un cod unic de înregistrare: cifra de control nu se potrivește; copiați-l din certificatul firmei",
    ),
    what,
  );

/** „J35/1846/2019”, or without strokes as given out since 26 July 2024: letter, year, six digits, county, check. */
const NEW_FORM = /^[JFC](19|20)\d{11}$/;

export const tradeRegister = (what: string) =>
  known(
    text(what).refine(
      (value) => NEW_FORM.test(value) || onrc.validate(value).isValid,
      'nu este un număr din Registrul Comerțului; scrieți-l ca în certificat, de exemplu "J35/1846/2019"',
    ),
    what,
  );
