/**
 * `npm run bench`: what a visit costs on a slow phone, then a tap on the menu, a frame of the stars and a change of the
 * slice. Never tested.
 */
import "../bench/observatory.ts";
import "../bench/pages.ts";
import "../bench/menu.ts";
import "../bench/stars.ts";
import "../bench/slices.ts";
