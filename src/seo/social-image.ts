import type { Site } from "#content/files.ts";
import type { Page } from "#content/routes.ts";
import { allPrices, servicePrice } from "#content/service-price.ts";
import { formatLei, formatPhone } from "#lib/format.ts";
import type { SocialCard } from "./social-card.ts";

/** File name of a page's card, without extension: the last part of the page's path. */
export const socialName = ({ path }: Pick<Page, "path">) => path.split("/").at(-1) || "acasa";

/** The social card of a page: its address, alternative text and content. */
export function socialImage(page: Page, site: Site) {
  const { clinic, home } = site;
  // Without a key fact, a title such as „Name, description” is divided at its comma: the name stays on one
  // line, and the description takes the place of the key fact.
  const [name = "", rest] = page.title.split(/, (.*)/);
  const answer = answerLine(page, site);
  const card: SocialCard = {
    ...(rest && !answer
      ? { title: name.replaceAll(" ", "\u00a0"), answer: rest }
      : { title: page.title, answer }),
    kicker: home.hero.kicker,
    drawing: page.service?.art ?? (page.kind === "home" ? "head" : "hero-poster-desktop"),
  };
  return {
    // The address is the same in every build, because messaging apps keep cards for a long time.
    path: `/social/${socialName(page)}.png`,
    alt: [page.title, answer, clinic.name].filter(Boolean).join(". "),
    card,
  };
}

/**
 * The key fact of a page, on the page of an examination with its label or unit: „750,00 lei pe segment”,
 * „Articulații mici: 765,00 lei”. For the contact page it is the phone number.
 */
function answerLine({ service, kind }: Page, { clinic, prices }: Site): string | undefined {
  if (kind === "prices") return allPrices(prices);
  // A provisional number is left out: messaging apps keep cards for a long time and would show it after it
  // was replaced.
  if (kind === "contact" && !clinic.placeholders.includes("headerPhone"))
    return formatPhone(clinic.headerPhone);
  const [first, ...others] = service ? servicePrice(service, prices).amounts : [];
  if (!first) return undefined;
  // Text in brackets is removed from the label, because the card has no room for it.
  const label = others.length > 0 ? `${first.label.replace(/ \(.*/, "")}: ` : "";
  return `${label}${formatLei(first.amount, first.to)}${first.unit ? ` ${first.unit}` : ""}`;
}
