import boxes from "virtual:slice-boxes";
import type { Drawing } from "../regions/index.ts";
import { SliceBox } from "./SliceBox.tsx";

/** The box of an examination, with the properties that the build gave it. @param art name of its region */
export const boxOf = (art: string) => <SliceBox {...boxes[art as Drawing]} />;
