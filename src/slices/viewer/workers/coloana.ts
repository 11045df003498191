import region from "../../regions/coloana.ts";
import { serve } from "../compute.ts";

serve(region);
