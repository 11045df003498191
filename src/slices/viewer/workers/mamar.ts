import region from "../../regions/mamar.ts";
import { serve } from "../compute.ts";

serve(region);
