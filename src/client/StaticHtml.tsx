/**
 * Server-rendered HTML inside an island that the browser does not render again, such as long answers. On the server
 * this component renders its children. In the browser it gets no children and renders an empty string:
 * `suppressHydrationWarning` makes React accept the difference and keep the served HTML.
 */
export const StaticHtml = ({ children }: { children: React.ReactNode }) => (
  <div suppressHydrationWarning>{children ?? ""}</div>
);
