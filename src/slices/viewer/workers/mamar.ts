import region from "../../regions/mamar.ts";
import { serve } from "./serve.ts";

serve(region);
