import { whenIdle } from "../../islands/when-idle.ts";
import { type Places, startPlayer } from "./player.ts";

/**
 * Starts the stars once somebody can see them, when the browser has nothing better to do.
 * @returns what ends them
 */
export function startStars(places: Places): () => void {
  const end = new AbortController();
  const view = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) return;
    view.disconnect();
    whenIdle(() => end.signal.aborted || startPlayer(places, end.signal));
  });
  view.observe(places.field);
  return () => {
    view.disconnect();
    end.abort();
  };
}
