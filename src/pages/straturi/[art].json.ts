import { DRAWINGS, type Drawing } from "../../lib/drawings.ts";
import { sliceWords } from "../../lib/slices/words.ts";
import { getSite } from "../../shell/site.ts";

export const getStaticPaths = () => DRAWINGS.map((art) => ({ params: { art } }));

export function GET({ params }: { params: { art: Drawing } }) {
  return Response.json(sliceWords(params.art, getSite().slices));
}
