import { bareLetters } from "#lib/referral-terms.ts";
import { type Content, contentPath, type Service } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { serviceAt, servicePath } from "../routes.ts";
import { contentTexts } from "../texts.ts";
import { tokensIn } from "../tokens.ts";

/**
 * Finds prices and rows of price tables that name the wrong examination, and prices and contrast costs that
 * are not used.
 */

/**
 * The first five letters of the last word of an examination's name: „cereb” for „RMN cerebral”. The checks
 * assume that the names of other examinations do not contain these letters.
 */
export const stem = (title: string) => bareLetters(title.split(" ").at(-1) ?? "").slice(0, 5);

/** The examination that `name` mentions; undefined if `name` mentions `own`, or no examination at all. */
function namesOther(name: string, own: Service, services: readonly Service[]): Service | undefined {
  const says = ({ title }: Service) => bareLetters(name).includes(stem(title));
  return says(own) ? undefined : services.find(says);
}

/** Findings for rows of price tables that name one examination and link to another. */
export function rowNameProblems({ services, prices, pricesPage }: Content): Finding[] {
  const tables = [
    { file: contentPath("prices"), path: ["rows"], rows: prices.rows },
    { file: contentPath("pricesPage"), path: ["others", "rows"], rows: pricesPage.others.rows },
  ];
  return tables.flatMap(({ file, path, rows }) =>
    rows.flatMap(({ serviciu: name, href }, index) => {
      const own = serviceAt(href, services);
      const other = own && namesOther(name, own, services);
      const values = { name, href, page: other && servicePath(other.slug) };
      return other ? finding("name-elsewhere", file, [...path, index, "href"], values) : [];
    }),
  );
}

/** Findings for contrast costs that no examination uses and whose tokens no text contains. */
export function unusedContrastProblems(content: Content): Finding[] {
  const quoted = new Set(contentTexts(content).flatMap(({ value }) => tokensIn(value)));
  return content.prices.contrast.flatMap(({ id, label }, index) => {
    const isUsed =
      content.services.some(({ price }) => price.contrast === id) ||
      quoted.has(`contrast.${id}`) ||
      quoted.has(`supliment.${id}`);
    return isUsed
      ? []
      : finding("unused-contrast", contentPath("prices"), ["contrast", index, "label"], { label });
  });
}

/**
 * Findings for prices whose label names another examination than the one that uses the price, and for unused
 * prices whose label names an examination.
 */
export function priceNameProblems({ services, prices, pricesPage }: Content): Finding[] {
  const listed = [...prices.rows, ...pricesPage.others.rows].map(({ pret }) => pret);
  return prices.amounts.flatMap(({ id, label }, index) => {
    const path = ["amounts", index, "label"];
    const owners = services.filter(({ price }) => price.amounts.includes(id));
    const wrong = owners.find((own) => namesOther(label, own, services));
    if (wrong) return finding("other-label", contentPath("prices"), path, { label, title: wrong.title });
    const same = services.find(({ title }) => bareLetters(label).includes(stem(title)));
    const isUsed = owners.length > 0 || listed.includes(id);
    return same && !isUsed
      ? finding("unused-price", contentPath("prices"), path, { label, title: same.title })
      : [];
  });
}
