/** The names of all islands of the site. `src/client/registry.tsx` says which component each name stands for. */
export type IslandName =
  | "header"
  | "callBar"
  | "openNow"
  | "closedNote"
  | "closedForLong"
  | "closedDays"
  | "faq"
  | "heroStars"
  | "heroStarsButton"
  | "slices"
  | "sectionLinks"
  | "tableOfContents"
  | "week";

interface IslandProps {
  name: IslandName;
  /** Renders a `span` instead of a `div`, for an island inside a line of text. */
  isInline?: boolean;
  /** The component, with the same props that `src/client/registry.tsx` gives it in the browser. */
  children: React.ReactNode;
}

/** Marks a component that is hydrated in the browser: `src/client/hydrate.ts` finds it by `data-island`. */
export function Island({ name, isInline, children }: IslandProps) {
  const Box = isInline ? "span" : "div";
  return <Box data-island={name}>{children}</Box>;
}
