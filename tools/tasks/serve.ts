/** `npm run serve`: serves dist/ as it is. */
import { DIST } from "../build/site.ts";
import { serve } from "../serve.ts";

await serve(DIST);
