import type { Line } from "../types.ts";
import { type Pen, trace } from "./trace.ts";

/**
 * Path data of lines: whole numbers, relative commands. `unit` is the size of a step in drawing units: 1 for
 * `viewBox="0 0 1200 900"`, 3 for `viewBox="0 0 400 300"`.
 */
export function svgPath(lines: readonly Pick<Line, "points" | "closed">[], unit = 1): string {
  let path = "";
  let last = "";
  let [x, y] = [0, 0];
  const write = (command: string, ...numbers: number[]) => {
    path += command === last && command !== "M" ? "" : command;
    numbers.forEach((number, i) => {
      path += (i || command === last) && number >= 0 ? ` ${number}` : number;
    });
    last = command;
  };
  const toUnit = (value: number) => Math.round(value / unit);
  const pen: Pen = {
    moveTo(toX, toY) {
      [x, y] = [toUnit(toX), toUnit(toY)];
      write("M", x, y);
    },
    lineTo(toX, toY) {
      write("l", toUnit(toX) - x, toUnit(toY) - y);
      [x, y] = [toUnit(toX), toUnit(toY)];
    },
    quadraticCurveTo(cx, cy, toX, toY) {
      write("q", toUnit(cx) - x, toUnit(cy) - y, toUnit(toX) - x, toUnit(toY) - y);
      [x, y] = [toUnit(toX), toUnit(toY)];
    },
    closePath() {
      path += "z";
      last = "z";
    },
  };
  for (const line of lines) trace(line, pen);
  return path;
}
