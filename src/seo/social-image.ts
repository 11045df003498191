import type { Service, Site } from "#content/files.ts";
import type { Page } from "#content/routes.ts";
import { priceRange, servicePrice } from "#content/service-price.ts";
import { formatLei, formatPhone } from "#lib/format.ts";
import type { SocialCard } from "./social-card.ts";
import { confirmedValue } from "./structured-data.ts";

/** File name of a page's card, without extension: „servicii-rmn-cerebral”, „acasa” for the home page. */
export const socialName = ({ path }: Pick<Page, "path">) => path.slice(1).replaceAll("/", "-") || "acasa";

/** The social card of a page: its address, alternative text and content. */
export function socialImage(page: Page, site: Site) {
  const { clinic, home } = site;
  const keyFact = keyFactOf(page, site);
  const card: SocialCard = {
    ...(keyFact ? { title: page.title, answer: keyFact } : dividedTitle(page.title)),
    kicker: home.hero.kicker,
    drawing: drawingOf(page),
  };
  return {
    // The address is the same in every build, because messaging apps keep cards for a long time.
    path: `/social/${socialName(page)}.png`,
    alt: [page.title, keyFact, clinic.name].filter(Boolean).join(". "),
    card,
  };
}

function drawingOf(page: Page): SocialCard["drawing"] {
  if (page.kind === "service") return page.service.art;
  return page.kind === "home" ? "head" : "hero-poster-desktop";
}

/**
 * Divides a title such as „Name, description” at its first comma: the name stays on one line, and the
 * description takes the place of the key fact.
 */
function dividedTitle(title: string): Pick<SocialCard, "title" | "answer"> {
  const comma = title.indexOf(", ");
  if (comma < 0) return { title };
  return { title: title.slice(0, comma).replaceAll(" ", "\u00a0"), answer: title.slice(comma + 2) };
}

function keyFactOf(page: Page, { clinic, prices }: Site): string | undefined {
  if (page.kind === "service") return priceFact(page.service, prices);
  if (page.kind === "prices") return priceRange(prices);
  // A provisional number is left out: messaging apps keep cards for a long time and would show it after it
  // was replaced.
  const phone = confirmedValue(clinic, "headerPhone");
  return page.kind === "contact" && phone ? formatPhone(phone) : undefined;
}

/**
 * The price of an examination with its unit or, if there are several prices, the lowest with its label:
 * „750,00 lei pe segment”, „Articulații mici: 765,00 lei”.
 */
function priceFact(service: Service, prices: Site["prices"]): string | undefined {
  const { amounts, single } = servicePrice(service, prices);
  const lowest = amounts.at(-1);
  if (!lowest) return undefined;
  const sum = [formatLei(lowest.amount, lowest.to), lowest.unit].filter(Boolean).join(" ");
  return single ? sum : `${lowest.label}: ${sum}`;
}
