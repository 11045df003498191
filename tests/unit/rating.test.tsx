import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Rating } from "../../src/screens/HomeScreen/Rating.tsx";

const shown = (score: string, checked?: string) =>
  renderToStaticMarkup(
    <Rating source="Google" score={score} label="" href="/legal" about="despre" checked={checked} />,
  );

/** Width of the bright part of the row; a star is 24 px wide and the next begins 3 px after it. */
const earned = (score: string) => Number(/<svg width="([\d.]+)" aria-hidden/.exec(shown(score))?.[1]);

it.each([
  ["5.0", 5 * 27],
  ["4.5", 4 * 27 + 12],
  ["4.0", 4 * 27],
  ["0.5", 12],
  ["0.0", 0],
])("a score of %s lights the row up to %d px", (score, width) => {
  expect(earned(score)).toBeCloseTo(width);
});

it("shows the stars that are missing, and none behind a full row", () => {
  const stars = (score: string) => shown(score).match(/<use/g)?.length;
  expect(stars("5.0")).toBe(5);
  expect(stars("4.9")).toBe(10);
});

it("leads to what the score is worth, and says when somebody has looked", () => {
  expect(shown("5.0")).toMatch(/<a href="\/legal">.*<\/a><\/span>/);
  expect(shown("5.0", "verificat la 2 mai 2027")).toContain("</a><small>verificat la 2 mai 2027");
});
