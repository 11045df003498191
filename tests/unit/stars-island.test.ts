import { describe, expect, it } from "vitest";
import { type Conditions, motionUnder } from "../../src/stars/player/conditions.ts";
import { createPace } from "../../src/stars/player/pace.ts";

const free: Conditions = {
  reducedMotion: false,
  stopped: false,
  tabHidden: false,
  outOfView: false,
  holding: false,
};

describe("motionUnder", () => {
  it("plays when nothing speaks against it", () => {
    expect(motionUnder(free)).toBe("playing");
  });

  it.each(["stopped", "tabHidden", "outOfView", "holding"] as const)("pauses while %s", (reason) => {
    expect(motionUnder({ ...free, [reason]: true })).toBe("paused");
  });

  it("puts the wish for less motion above everything", () => {
    expect(motionUnder({ ...free, stopped: true, reducedMotion: true })).toBe("still");
  });
});

describe("createPace", () => {
  const verdicts = (costs: number[]) => {
    const tooSlow = createPace();
    return costs.map((cost) => tooSlow(cost));
  };
  const frames = (count: number, cost: number) => Array<number>(count).fill(cost);

  it("judges after thirty frames, by their median", () => {
    expect(verdicts(frames(30, 5)).indexOf(true)).toBe(29);
    expect(verdicts([...frames(14, 50), ...frames(16, 1)])).not.toContain(true);
    expect(verdicts([...frames(14, 1), ...frames(16, 5)])).toContain(true);
  });

  it("starts anew after each verdict", () => {
    expect(verdicts([...frames(30, 5), ...frames(30, 1), ...frames(29, 5)]).filter(Boolean)).toHaveLength(1);
  });
});
