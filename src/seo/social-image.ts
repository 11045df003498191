import type { Site } from "#content/files.ts";
import type { Page } from "#content/routes.ts";
import { allPrices, servicePrice } from "#content/service-price.ts";
import { formatLei, formatPhone } from "#lib/format.ts";
import type { SocialCard } from "./social-card.ts";

/** File name of a page's picture, without extension: the last part of the path. */
export const socialName = ({ path }: Pick<Page, "path">) => path.split("/").at(-1) || "acasa";

/** The image for links in messengers: its address, alternative text and content. */
export function socialImage(page: Page, content: Site) {
  const { clinic, home } = content;
  // The words before a comma stay on one line; what follows is no part of the name.
  const [name = "", rest] = page.title.split(/, (.*)/);
  const answer = answerLine(page, content);
  const card: SocialCard = {
    ...(rest && !answer
      ? { title: name.replaceAll(" ", "\u00a0"), answer: rest }
      : { title: page.title, answer }),
    kicker: home.hero.kicker,
    drawing: page.service?.art ?? (page.kind === "home" ? "head" : "hero-poster-desktop"),
  };
  return {
    // Stable, since messengers keep it for long.
    path: `/social/${socialName(page)}.png`,
    alt: [page.title, answer, clinic.name].filter(Boolean).join(". "),
    card,
  };
}

/**
 * The large value of the page with its label: „750,00 lei pe segment”, „Articulații mici: 765,00 lei”; on Contact
 * the number.
 */
function answerLine({ service, kind }: Page, { clinic, prices }: Site): string | undefined {
  if (kind === "prices") return allPrices(prices);
  // Messengers keep a card for long: a provisional number would outlive its page.
  if (kind === "contact" && !clinic.placeholders.includes("headerPhone"))
    return formatPhone(clinic.headerPhone);
  const [first, ...others] = service ? servicePrice(service, prices).amounts : [];
  if (!first) return undefined;
  // Without the text in brackets, for which the image has no room.
  const label = others.length > 0 ? `${first.label.replace(/ \(.*/, "")}: ` : "";
  return `${label}${formatLei(first.amount, first.to)}${first.unit ? ` ${first.unit}` : ""}`;
}
