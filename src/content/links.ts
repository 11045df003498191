import { phoneHref } from "../lib/format.ts";
import { asRich, inlineParts } from "../lib/rich-text.ts";
import { allPages, legalPath } from "../lib/routes.ts";
import { type Content, contentPath } from "./files.ts";
import { chapterAnchors } from "./legal-lint.ts";
import type { Finding } from "./problem.ts";
import { type PlacedText, textsOf } from "./texts.ts";

const MARKDOWN_LINK = /\]\(([^)\s]+)\)/g;

function linksIn({ path, value }: PlacedText): string[] {
  if (path.at(-1) === "href") return [value];
  if (path.at(-1) === "body") return [...value.matchAll(MARKDOWN_LINK)].map((match) => match[1] as string);
  return inlineParts(asRich(value)).flatMap((part) => (part.kind === "link" ? [part.href] : []));
}

/** Addresses that a text may link to: every page, the chapters of legal documents, the clinic's own numbers. */
function destinations(content: Content): ReadonlySet<string> {
  const { headerPhone, footerPhone, email, operator } = content.clinic;
  return new Set([
    ...allPages(content).map(({ path }) => path),
    ...content.legal.flatMap(({ slug, body }) =>
      chapterAnchors(body).map((anchor) => `${legalPath(slug)}#${anchor}`),
    ),
    "tel:112",
    phoneHref(headerPhone),
    phoneHref(footerPhone),
    `mailto:${email}`,
    `mailto:${operator.dpoContact}`,
  ]);
}

/** What to write instead, by how an address begins; % stands for it. */
const CURES: readonly (readonly [begins: RegExp, remedy: string])[] = [
  [/^https:/, "adresa „%” nu este întreagă; copiați-o din browser, de exemplu https://www.cnas.ro"],
  [/^http:/, "adresa „%” nu este sigură; scrieți-o cu https://"],
  [/^tel:/, "„%” nu este telefonul clinicii; scrieți {{clinica.telefon}}, pagina îl leagă singură"],
  [/^mailto:/, "„%” nu este adresa clinicii; scrieți {{clinica.email}}"],
  [/^/, "legătura „%” nu duce la nicio pagină; scrieți o cale existentă, de exemplu /contact"],
];

const WHOLE_ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;

/** Links that lead to no page of the site, to no place in it, or out of it by half. */
export function linkProblems(content: Content): Finding[] {
  const known = destinations(content);
  return [...textsOf(content)].flatMap((text) =>
    linksIn(text)
      .filter((href) => !known.has(href) && !WHOLE_ADDRESS.test(href))
      .map((href) => {
        const [page = "", anchor] = href.split("#");
        const remedy =
          known.has(page) && anchor !== undefined
            ? `legătura „${href}” duce la un loc care nu există; scrieți doar pagina: ${page}`
            : (CURES.find(([begins]) => begins.test(href))?.[1].replace("%", () => href) ?? "");
        return { file: text.file, path: text.path, sign: href, remedy };
      }),
  );
}

/** Old addresses that are pages today, or that two pages claim: nobody would reach one of them. */
export function formerPathProblems(content: Content): Finding[] {
  const taken = new Map(allPages(content).map(({ path }) => [path, "este adresa unei pagini de azi"]));
  return content.services.flatMap(({ slug, formerPaths = [] }) =>
    formerPaths.flatMap((path, index) => {
      const reason = taken.get(path);
      taken.set(path, `mai apare o dată, la ${contentPath("services", slug)}`);
      if (!reason) return [];
      const remedy = `adresa veche „${path}” ${reason}; ștergeți-o din listă`;
      return [{ file: contentPath("services", slug), path: ["formerPaths", index], remedy }];
    }),
  );
}
