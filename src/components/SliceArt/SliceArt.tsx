import type { Drawing } from "../../lib/drawings.ts";

const FILES = import.meta.glob<string>("../../assets/art/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The decorative 4:3 drawing of an examination, fetched when it comes near the screen. */
export function SliceArt({ name }: { name: Drawing }) {
  const file = FILES[`../../assets/art/${name}.svg`];
  return <img src={file} alt="" width={1200} height={900} loading="lazy" decoding="async" />;
}
