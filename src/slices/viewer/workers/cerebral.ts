import region from "../../regions/cerebral.ts";
import { serve } from "../compute.ts";

serve(region);
