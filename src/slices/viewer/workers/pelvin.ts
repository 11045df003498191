import region from "../../regions/pelvin.ts";
import { serve } from "../compute.ts";

serve(region);
