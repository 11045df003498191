/**
 * Server-rendered HTML inside an island that the browser does not render again, such as long answers. On the server it gets
 * its children. In the browser it gets none and keeps the HTML that is there: React compares an only child that is a text
 * with the served one, and `suppressHydrationWarning` makes it keep the difference.
 */
export const StaticHtml = ({ children }: { children: React.ReactNode }) => (
  <div suppressHydrationWarning>{children ?? ""}</div>
);
