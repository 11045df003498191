import type { Site } from "#content/files.ts";
import type { Page } from "#content/routes.ts";
import { allPrices, servicePrice } from "#content/service-price.ts";
import { formatLei } from "#lib/format.ts";
import type { SocialCard } from "./social-card.ts";

/** File name of a page's picture, without extension: the last part of the path. */
export const socialName = ({ path }: Pick<Page, "path">) => path.split("/").at(-1) || "acasa";

/** The picture that messengers show with a link to a page: its address, what it says, and what is on it. */
export function socialImage(page: Page, content: Site) {
  const { clinic, home } = content;
  const price = priceLine(page, content);
  const card: SocialCard = {
    title: page.title,
    kicker: home.hero.kicker,
    price,
    drawing: page.service?.art ?? (page.kind === "home" ? "head" : "hero-poster-desktop"),
  };
  return {
    // Stable, since messengers keep it for long.
    path: `/social/${socialName(page)}.png`,
    alt: [page.title, price, clinic.name].filter(Boolean).join(". "),
    card,
  };
}

/** What the page shows large, with what it is for: „750,00 lei pe segment”, „Articulații mici: 765,00 lei”. */
function priceLine({ service, kind }: Page, { prices }: Site): string | undefined {
  if (kind === "prices") return allPrices(prices);
  const [first, ...others] = service ? servicePrice(service, prices).amounts : [];
  if (!first) return undefined;
  // Without what stands in brackets, for which the picture has no room.
  const label = others.length > 0 ? `${first.label.replace(/ \(.*/, "")}: ` : "";
  return `${label}${formatLei(first.amount, first.to)}${first.unit ? ` ${first.unit}` : ""}`;
}
