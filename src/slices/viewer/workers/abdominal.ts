import region from "../../regions/abdominal.ts";
import { serve } from "./serve.ts";

serve(region);
