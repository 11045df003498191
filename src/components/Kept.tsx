/**
 * Long text within a live component: rendered with the page, and in the browser, where it comes without children, left as
 * it stands there. React takes an element whose one child is a text for its own to compare, here told not to mind.
 */
export const Kept = ({ children }: { children: React.ReactNode }) => (
  <div suppressHydrationWarning>{children ?? ""}</div>
);
