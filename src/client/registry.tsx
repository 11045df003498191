import type { ReactNode } from "react";
import { FaqAccordion } from "#components/FaqAccordion/FaqAccordion.tsx";
import { ClosedDays, ClosedForLong } from "#components/Hours/ClosedDays.tsx";
import { ClosedNote } from "#components/Hours/ClosedNote.tsx";
import { OpenNow } from "#components/Hours/OpenNow.tsx";
import type { IslandName } from "#components/Island/Island.tsx";
import { WeekChart } from "#screens/ContactScreen/WeekChart.tsx";
import { HeroStarsButton } from "#screens/HomeScreen/HeroStarsButton.tsx";
import { TableOfContents } from "#screens/LegalDocumentScreen/TableOfContents.tsx";
import { AnchorRow } from "#screens/ServiceScreen/AnchorRow.tsx";
import { CallBar } from "#shell/CallBar/CallBar.tsx";
import { SiteHeader } from "#shell/SiteHeader/SiteHeader.tsx";
import { starsMayMove } from "#stars/player/motion.ts";
import type { PageData } from "./page-data.ts";

/**
 * Creates the React element of an island, with the same props as in the build. If the component is in a
 * separate chunk, returns a promise, which rejects if the chunk cannot be loaded.
 */
type IslandFactory = (data: PageData) => ReactNode | Promise<ReactNode>;

export const ISLANDS: Readonly<Record<IslandName, IslandFactory>> = {
  header: ({ header, hours, path, tones }) => (
    <SiteHeader texts={header} hours={hours} path={path} initialTone={tones.header} />
  ),
  callBar: ({ callBar, hours, tones }) => (
    <CallBar texts={callBar} hours={hours} initialTone={tones.callBar} />
  ),
  openNow: ({ hours }) => <OpenNow hours={hours} />,
  closedNote: ({ hours }) => <ClosedNote hours={hours} />,
  closedForLong: ({ hours }) => <ClosedForLong hours={hours} />,
  closedDays: ({ hours }) => <ClosedDays hours={hours} />,
  faq: ({ faq }) => <FaqAccordion items={faq} />,
  heroStars: async ({ hero }) => {
    await starsMayMove();
    const { HeroStars } = await import("#screens/HomeScreen/HeroStars.tsx");
    return hero && <HeroStars {...hero} />;
  },
  heroStarsButton: ({ hero }) => hero && <HeroStarsButton {...hero} />,
  slices: async ({ service }) => {
    const { SliceViewer } = await import("#components/SliceViewer/SliceViewer.tsx");
    return service && <SliceViewer {...service.slices} />;
  },
  sectionLinks: ({ service }) => service && <AnchorRow words={service.sectionLinks} />,
  tableOfContents: ({ chapters = [] }) => <TableOfContents chapters={chapters} />,
  week: ({ week }) => week && <WeekChart {...week} />,
};
