import { asRich, inlineParts } from "../rich-text.ts";
import { allPages, legalPath } from "../routes.ts";
import { type Content, contentPath } from "./files.ts";
import type { Leaf } from "./leaves.ts";
import { chapterAnchor } from "./legal-document.ts";
import type { Problem } from "./problem.ts";

const MARKDOWN_LINK = /\]\(([^)\s]+)\)/g;

function linksIn({ path, value }: Leaf): string[] {
  if (path.at(-1) === "href") return [value];
  if (path.at(-1) === "body") return [...value.matchAll(MARKDOWN_LINK)].map((match) => match[1] as string);
  return inlineParts(asRich(value)).flatMap((part) => (part.kind === "link" ? [part.href] : []));
}

/** Addresses that a text may link to: every page, and the chapters of legal documents. */
function destinations(content: Content): ReadonlySet<string> {
  const chapters = content.legal.flatMap(({ slug, body }) =>
    (body.match(/^## /gm) ?? []).map((_, index) => `${legalPath(slug)}#${chapterAnchor(index)}`),
  );
  return new Set([...allPages(content).map(({ path }) => path), ...chapters]);
}

/** Old addresses that are pages today, or that two pages claim: nobody would reach one of them. */
export function formerPathProblems(content: Content): Problem[] {
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

/** Links that lead to no page of the site, or to no place in it. */
export function linkProblems(content: Content, leaves: readonly Leaf[]): Problem[] {
  const known = destinations(content);
  return leaves.flatMap((leaf) =>
    linksIn(leaf)
      .filter((href) => !/^(https:\/\/|mailto:|tel:)/.test(href) && !known.has(href))
      .map((href) => {
        const [page, anchor] = href.split("#");
        const where = known.has(page as string) && anchor !== undefined;
        const remedy = where
          ? `legătura „${href}” duce la un loc care nu există; scrieți doar pagina: ${page}`
          : `legătura „${href}” nu duce la nicio pagină; scrieți o cale existentă, de exemplu /contact`;
        return { file: leaf.file, path: leaf.path, remedy };
      }),
  );
}
