import { renderToStaticMarkup as shown } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Rating } from "#screens/HomeScreen/Rating.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

const { clinic } = FIXTURE_SITE;
const ui = { ...FIXTURE_SITE.ui, hero: { ...FIXTURE_SITE.ui.hero, ratingChecked: "verificat la" } };

describe("the rating", () => {
  const rating = (score: string, checked: string | null = null) => {
    const known = { source: "Google", score, checked };
    return shown(<Rating site={{ ui, clinic: { ...clinic, rating: { ...clinic.rating, ...known } } }} />);
  };

  // A star is 24 px wide, and the gap between two stars is 3 px.
  it.each([
    ["5.0", 5 * 27],
    ["4.5", 4 * 27 + 12],
    ["4.0", 4 * 27],
    ["0.5", 12],
    ["0.0", 0],
  ])("a score of %s fills the row of stars up to %d px", (score, width) => {
    expect(Number(/<svg width="([\d.]+)" aria-hidden/.exec(rating(score))?.[1])).toBeCloseTo(width);
  });

  it("shows outline stars behind a score below 5, and none behind a full row", () => {
    expect(rating("5.0").match(/<use/g)).toHaveLength(5);
    expect(rating("4.9").match(/<use/g)).toHaveLength(10);
  });

  it("leads to the text that says what it is worth, and says on which day it was checked", () => {
    expect(rating("5.0")).toContain('<a href="/legal">');
    expect(rating("5.0")).not.toContain("verificat la");
    expect(rating("5.0", "2027-05-02")).toContain(" verificat la 2\u00a0mai\u00a02027");
  });
});
