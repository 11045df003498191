/** A page is prepared while the pointer rests on its link, or at the first touch. */
export const SPECULATION = JSON.stringify({
  prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});
