/** What can keep the stars from moving. */
export interface Conditions {
  /** The system asks for less motion. */
  reducedMotion: boolean;
  /** The visitor pressed the button. */
  stopped: boolean;
  /** Another tab is in front. */
  tabHidden: boolean;
  /** The hero has been scrolled away. */
  outOfView: boolean;
  /** The first second of the mobile layout (specification §1). */
  holding: boolean;
}

/** `still` is one picture for good, `paused` can go on at any time. */
export type Motion = "still" | "paused" | "playing";

/** The one place that decides whether the stars move. */
export function motionUnder({ reducedMotion, ...others }: Conditions): Motion {
  if (reducedMotion) return "still";
  return Object.values(others).includes(true) ? "paused" : "playing";
}
