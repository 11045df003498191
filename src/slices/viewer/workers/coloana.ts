import region from "../../regions/coloana.ts";
import { serve } from "./serve.ts";

serve(region);
