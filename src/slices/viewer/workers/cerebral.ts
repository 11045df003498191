import region from "../../regions/cerebral.ts";
import { serve } from "./serve.ts";

serve(region);
