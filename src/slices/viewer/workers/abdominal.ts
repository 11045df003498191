import region from "../../regions/abdominal.ts";
import { serve } from "../compute.ts";

serve(region);
