import texts from "virtual:texts";
import { FaqAccordion } from "./components/FaqAccordion/FaqAccordion.tsx";
import { ClosedDays, ClosedForLong } from "./components/Hours/ClosedDays.tsx";
import { ClosedNote } from "./components/Hours/ClosedNote.tsx";
import { OpenNow } from "./components/Hours/OpenNow.tsx";
import { PrintButton } from "./components/PrintHeader/PrintButton.tsx";
import { PrintedOn } from "./components/PrintHeader/PrintedOn.tsx";
import { type Before, hydrateIslands, type MakeIsland } from "./islands/hydrate.ts";
import { AddressActions } from "./screens/ContactScreen/AddressActions.tsx";
import { WeekChart } from "./screens/ContactScreen/WeekChart.tsx";
import { HeroStarsButton } from "./screens/HomeScreen/HeroStarsButton.tsx";
import { TableOfContents } from "./screens/LegalDocumentScreen/TableOfContents.tsx";
import { UnknownPath } from "./screens/NotFoundScreen/UnknownPath.tsx";
import { AnchorRow } from "./screens/ServiceScreen/AnchorRow.tsx";
import { CallBar } from "./shell/CallBar/CallBar.tsx";
import { CurrentYear } from "./shell/Footer/CurrentYear.tsx";
import { SiteHeader } from "./shell/SiteHeader/SiteHeader.tsx";
import { starsMayMove } from "./stars/player/may-move.ts";

const { anchors, callBar, chapters, contact, faq, header, hero, hours } = texts;

/**
 * What lives on in the browser, by the name of its place (`Island`): the same component, with the same properties, that
 * the build rendered. `of` is what the place says of itself. What is large is fetched where a page has it.
 */
const ISLANDS = {
  callBar: (of) => <CallBar texts={callBar} hours={hours} path={of} />,
  faq: (of) => <FaqAccordion items={faq[of] ?? []} />,
  unknownPath: () => <UnknownPath />,
  year: (of) => <CurrentYear built={of} />,
  header: (of) => <SiteHeader texts={header} hours={hours} path={of} />,
  openNow: () => <OpenNow hours={hours} />,
  closedNote: () => <ClosedNote hours={hours} />,
  closedForLong: () => <ClosedForLong hours={hours} />,
  closedDays: () => <ClosedDays hours={hours} />,
  heroStars: async () => {
    await starsMayMove();
    const { HeroStars } = await import("./screens/HomeScreen/HeroStars.tsx");
    return <HeroStars {...hero} />;
  },
  heroStarsButton: () => <HeroStarsButton {...hero} />,
  anchors: () => <AnchorRow words={anchors} />,
  slices: async (art) => {
    const { boxOf } = await import("./slices/viewer/box-of.tsx");
    return boxOf(art);
  },
  print: (label) => <PrintButton label={label} />,
  printedOn: () => <PrintedOn />,
  addressActions: () => <AddressActions {...contact.address} />,
  week: () => <WeekChart {...contact.week} />,
  contents: (slug) => <TableOfContents chapters={chapters[slug] ?? []} />,
} satisfies Record<string, MakeIsland>;

export type IslandName = keyof typeof ISLANDS;

export const start = (before: Before) => hydrateIslands(ISLANDS, before);
