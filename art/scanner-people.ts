/**
 * The parts of the view from inside the scanner that are drawn by hand, in the units of that drawing: the
 * member of staff in the room, and the patient's own right hand with the call button.
 */
import { colourToken } from "../src/styles/colour-token.ts";

const [skin, line, cloth, fold, hair, paper, mint, copper] = [
  "copper-200",
  "copper-700",
  "verd-300",
  "verd-500",
  "night-700",
  "paper",
  "verd-100",
  "copper-400",
].map(colourToken) as [string, string, string, string, string, string, string, string];

const path = (d: string, paint: string) => `<path d="${d}" ${paint}/>`;
const filled = (colour: string) => `fill="${colour}"`;
const drawn = (colour: string, width: number) => `stroke="${colour}" stroke-width="${width}"`;
const skinned = `${filled(skin)} ${drawn(line, 1.5)}`;

/** The wall with the window of the control room, and the person. The hip ends behind the blanket. */
export const STAFF =
  // window and floor
  path("M292 158h118v172H292z", `${filled(paper)} ${drawn(copper, 1.6)}`) +
  path("M352 158v172M270 420h440", `${drawn(copper, 1.4)} opacity=".6"`) +
  // hair behind the neck
  path("M462 180c-6-70 74-74 70-2 0 22-6 36-12 42h-46c-6-8-11-22-12-40z", filled(hair)) +
  // the lowered arm, its sleeve, and the headphones in its hand
  path("M414 306c-12 18-24 36-27 52l20 5c6-14 16-30 26-44z", skinned) +
  path("M450 254c-22 10-36 38-44 60 10 9 24 14 40 14l18-40z", filled(cloth)) +
  // neck and trunk
  path("M484 212v34l14 22 14-22v-34z", skinned) +
  path(
    "M480 236c-22 6-42 12-48 28l14 60c2 40 0 76-4 120h112c-4-44-6-82-2-122l14-54c-8-18-24-26-50-32-4 14-10 24-18 32-8-8-14-18-18-32z",
    filled(cloth),
  ) +
  path(
    "M480 236c4 14 10 24 18 32 8-8 14-18 18-32M446 324c1-12 0-24-3-36M552 322c-1-14 1-24 3-34",
    drawn(fold, 1.8),
  ) +
  path("M518 296h30v26h-30z", drawn(fold, 1.5)) +
  // the raised arm: forearm and hand, then the sleeve over the elbow
  path("M588 292c6-22 7-36 6-56l18-1c4 22 3 44-4 66z", skinned) +
  path("M536 244c22 6 36 22 46 38l4-8 26 8c0 24-6 40-20 42-22-2-40-20-52-38z", filled(cloth)) +
  path("M556 276c8 8 16 14 26 18M582 282c2 6 2 10 0 14", drawn(fold, 1.6)) +
  `<g transform="translate(605 243) scale(.86) translate(-605 -243)">` +
  path(
    "M590 238c-4-8-16-18-22-25-3-5 3-9 8-5l13 11c-2-12-6-26-7-35 0-6 8-7 10-1l6 26c0-12 0-25 1-34 1-6 9-6 10 0l1 34c2-11 5-21 8-29 2-5 9-3 8 3-2 11-4 22-5 34 4-6 7-11 11-15 4-4 9 0 7 5-6 11-11 24-22 33-4 4-22 5-27-2z",
    skinned,
  ) +
  "</g>" +
  // face
  path("M470 178c-2 26 12 44 28 44s30-18 28-44c-2-30-54-30-56 0z", skinned) +
  path("M466 184c-6-60 66-64 64-2-6-10-12-20-20-26-8 10-28 16-38 18-4 3-5 6-6 10z", filled(hair)) +
  path("M486 184v3M510 184v3", drawn(line, 3.6)) +
  path(
    "M481 176c3-3 7-3 10-1M505 175c3-2 7-2 10 1M498 188c2 4 3 7-1 8M491 206c5 3 10 3 14-1",
    drawn(line, 1.7),
  ) +
  // headphones
  `<g transform="translate(-11)">` +
  path("M384 402c-4-46 50-46 46 0", drawn(hair, 5)) +
  path(
    "M378 396c0-6 11-7 13-1l2 22c0 6-11 7-13 1zM423 395c2-6 13-5 13 1l-2 22c-2 6-13 5-13-1z",
    `${filled(copper)} ${drawn(line, 1.5)}`,
  ) +
  path("M397 356c-4 6-5 12-1 16 5 4 14 4 19-1 3-4 3-8 2-10z", skinned) +
  path("M402 373v-6M408 373v-6", drawn(line, 1.2)) +
  "</g>";

/** The forearm comes from the lower right corner; the fingers hold the bulb of the call button. */
export const HAND =
  path("M734 596c-22 20-18 50-46 66-24 14-30 30-34 50", drawn(colourToken("copper-300"), 2.6)) +
  path(
    "M742 590c30 30 60 66 84 110h96c-30-60-84-112-138-152z",
    `${filled(colourToken("night-700"))} ${drawn(colourToken("verd-500"), 1.4)}`,
  ) +
  `<g transform="translate(742 556) rotate(-36)">` +
  path(
    "M-24-46c16-4 28 8 26 26-2 16-14 26-28 22-14-3-20-16-17-30 2-10 9-16 19-18z",
    `${filled(copper)} ${drawn(mint, 1.6)}`,
  ) +
  path("M-28-36c6-4 12-1 14 5", drawn(paper, 3)) +
  path(
    "M-20 52c-4-16-10-28-8-46 0-14 2-24 6-34 2-6 12-5 13 2 1-10 13-11 15-2 2-8 13-7 14 2 3-6 12-4 12 4 1 18 0 34-5 48-3 9-4 18-4 28z",
    `${filled(colourToken("copper-300"))} ${drawn(line, 1.6)}`,
  ) +
  path("M-9-26c0 8-1 14-2 20M6-26c0 8 0 14-1 20M20-24c0 8-1 12-2 18", drawn(line, 1.4)) +
  path(
    "M-22 30c-10-10-20-20-24-34-2-8 8-12 12-5 6 10 12 16 20 20z",
    `${filled(colourToken("copper-300"))} ${drawn(line, 1.6)}`,
  ) +
  `</g>`;
