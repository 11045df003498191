import region from "../../regions/articulatii.ts";
import { serve } from "./serve.ts";

serve(region);
