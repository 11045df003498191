import region from "../../regions/pelvin.ts";
import { serve } from "./serve.ts";

serve(region);
