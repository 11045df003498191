import type { Service, Site } from "../../content/files.ts";
import { formatLei } from "../format.ts";
import type { Page } from "../routes.ts";
import { servicePrice } from "../service-price.ts";

/** File name of a page's picture, without extension: the last part of the path. */
export const socialName = ({ path }: Pick<Page, "path">) => path.split("/").at(-1) || "acasa";

/** The picture that messengers show with a link to a page. */
export function socialImage(page: Page, content: Site) {
  const { clinic, home } = content;
  const { service } = page;
  const price = service && priceLine(service, content);
  return {
    // Stable, since messengers keep it for long.
    path: `/social/${socialName(page)}.png`,
    alt: [page.title, price, clinic.name].filter(Boolean).join(". "),
    card: { title: page.title, kicker: home.hero.kicker, price },
    drawing: service?.art ?? (page.kind === "home" ? ("cap" as const) : ("spirale" as const)),
  };
}

/** What the page shows large, with what it is for: „750,00 lei pe segment”, „Articulații mici: 765,00 lei”. */
function priceLine(service: Service, content: Site): string {
  const [first, ...others] = servicePrice(service, content.prices).amounts;
  if (!first) return "";
  const label = others.length > 0 ? `${first.label}: ` : "";
  return `${label}${formatLei(first.amount, first.to)}${first.unit ? ` ${first.unit}` : ""}`;
}
