import { useIsLive } from "#hooks/use-is-live.ts";

/** The copyright year at viewing time. @param built year of the page's newest text, which the page holds until then */
export const CurrentYear = ({ built }: { built: string }) => (
  <span>{useIsLive() ? `${new Date().getFullYear()}` : built}</span>
);
