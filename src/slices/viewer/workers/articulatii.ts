import region from "../../regions/articulatii.ts";
import { serve } from "../compute.ts";

serve(region);
