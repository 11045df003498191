/**
 * Renders its children, such as long answers, only on the server. In the browser it gets no children and
 * renders an empty string; `suppressHydrationWarning` makes React accept the difference, so that the HTML
 * from the server stays in the hydrated island.
 */
export const StaticHtml = ({ children }: { children: React.ReactNode }) => (
  <div suppressHydrationWarning>{children ?? ""}</div>
);
