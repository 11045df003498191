/**
 * Renders its children, such as long answers, only on the server. In the browser it gets no children.
 * `suppressHydrationWarning` makes React accept the difference and keep the HTML from the server.
 */
export const StaticHtml = ({ children }: { children: React.ReactNode }) => (
  <div suppressHydrationWarning>{children ?? ""}</div>
);
