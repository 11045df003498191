import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Rating } from "../../src/components/Rating/Rating.tsx";

/** Width of the bright part of the row; a star is 24 px wide and the next begins 3 px after it. */
const earned = (score: string) =>
  Number(
    /<svg width="([\d.]+)" aria-hidden/.exec(
      renderToStaticMarkup(<Rating source="Google" score={score} label="" />),
    )?.[1],
  );

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
  const stars = (score: string) =>
    renderToStaticMarkup(<Rating source="Google" score={score} label="" />).match(/<use/g)?.length;
  expect(stars("5.0")).toBe(5);
  expect(stars("4.9")).toBe(10);
});
