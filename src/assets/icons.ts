/**
 * Icons that pages contain inline, as one SVG path each. The other icons come from the sprite, an SVG file
 * that browsers may load later than the page. A button that shows only such an icon would be blank until
 * then.
 */
export const INLINE_ICONS = {
  phone:
    "M9.2 4.2l1.3 3.2c.3.7.1 1.5-.4 2l-1.4 1.2a12 12 0 0 0 4.7 4.7l1.2-1.4c.5-.5 1.3-.7 2-.4l3.2 1.3c.7.3 1.2 1 1.1 1.8l-.2 2.1c-.1 1-.9 1.7-1.9 1.7C10.7 20.4 3.6 13.3 3.6 5.2c0-1 .7-1.8 1.7-1.9l2.1-.2c.8-.1 1.5.4 1.8 1.1z",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  pause: "M9.5 7v10M14.5 7v10",
  play: "M9 6.5v11l8.5-5.5z",
};

/**
 * The line icons, on a grid of 24 by 24 px. Each value is the content of a `<symbol>`; `art/sprite.ts` adds
 * the attributes that all symbols share: strokes of 1.75 px with round ends, in the colour of the surrounding
 * text.
 */
export const LINE_ICONS = {
  phone: `<path d="${INLINE_ICONS.phone}"/>`,
  chevron: '<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>',
  arrow: '<path d="M4 12h16m-6-6 6 6-6 6"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.2V12l3.2 2"/>',
  pin: '<path d="M12 21.2c4.7-4.7 7-8.4 7-11.3a7 7 0 0 0-14 0c0 2.9 2.3 6.6 7 11.3z"/><circle cx="12" cy="9.9" r="2.6"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="2"/><path d="m4 7.2 8 6 8-6"/>',
  check: '<path d="m5 12.6 4.5 4.5L19 7.6"/>',
  printer:
    '<path d="M7.5 8.5V3.8h9v4.7M7 17H5.5A1.5 1.5 0 0 1 4 15.5V10a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 10v5.5a1.5 1.5 0 0 1-1.5 1.5H17M7.5 14h9v6.2h-9z"/>',
  map: '<path d="M13.5 4.5h6v6M19.5 4.5 11 13M10 5.5H5.5a1.5 1.5 0 0 0-1.5 1.5v11.5a1.5 1.5 0 0 0 1.5 1.5H17a1.5 1.5 0 0 0 1.5-1.5V14"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M15.5 5.5v-.2A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5"/>',
  agenda:
    '<rect x="5" y="3.5" width="14.5" height="17" rx="2"/><circle cx="12.2" cy="10" r="2.2"/><path d="M8.5 16.2c.5-1.800 1.900-2.700 3.700-2.700s3.2.9 3.700 2.700M3.2 8h3.2M3.2 12h3.2M3.2 16h3.2"/>',
  up: '<path d="M12 19.5v-15M5.5 11 12 4.5l6.5 6.5"/>',
  card: '<rect x="3" y="5.5" width="18" height="13" rx="2"/><path d="M3 10h18M6.5 14.8h4.5"/>',
  wave: '<path d="M2.5 12c1.6-6 3.2-6 4.750 0s3.2 6 4.750 0 3.2-6 4.750 0 3.2 6 4.750 0"/>',
  film: '<rect x="4" y="3.5" width="16" height="17" rx="2"/><path d="M12 3.5v17M4 9.2h16M4 14.8h16"/>',
  slices: [6, 12, 18].map((cy) => `<ellipse cx="12" cy="${cy}" rx="8.5" ry="2.7"/>`).join(""),
};

/** The star beside the clinic's rating. All other icons consist of strokes; this one is filled. */
export const STAR = '<path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z"/>';

/**
 * The clinic's logo, on a grid of 40 by 40 px: a stack of four rings, drawn with strokes of 2 px in the
 * colour of the text, and a filled disc between them.
 */
export const MARK = {
  rings:
    "M10 5.3a10 2.6 0 1 0 20 0 10 2.6 0 1 0-20 0M5 12.4a15 3.5 0 1 0 30 0 15 3.5 0 1 0-30 0M5 27.6a15 3.5 0 1 0 30 0 15 3.5 0 1 0-30 0M10 34.7a10 2.6 0 1 0 20 0 10 2.6 0 1 0-20 0",
  disc: { fill: "#c8632c", d: "M3 20a17 3.9 0 1 0 34 0 17 3.9 0 1 0-34 0" },
};
