/**
 * The pictograms. They are larger than icons (their grid has 56 by 56 px). Fine strokes show details, and one
 * copper stroke marks the most important part. Each value is the content of a `<symbol>`; `art/sprite.ts`
 * adds the attributes that all symbols share.
 */
const fine = 'stroke-width="1.4" opacity=".75"';
const copper = 'stroke="var(--copper-600)" stroke-width="2.6"';

export const PICTOGRAMS = {
  report: `<path d="M12 4h20l12 12v36H12z"/><path d="M32 4v12h12" ${fine}/><ellipse cx="28" cy="27" rx="10" ry="3.6" ${copper}/><path d="M19 38h18M19 44h12" ${fine}/>`,
  call: `<path d="M20 8l4.6 10.8c1 2.3.3 5-1.5 6.7l-4.5 3.9c3.6 6.6 9 12 15.6 15.6M20 8l-6 .6C9 9 5.6 12.6 5.6 17.2 5.6 38 22.4 52 38.8 52c4.6 0 8.2-3.4 8.6-8l.6-6-10.8-4.6c-2.3-1-5-.3-6.7 1.5L26.6 39"/><path d="M33 22c1.6 1.6 2.6 3.2 3 6" ${copper}/><path d="M36 13c5 3.2 8.4 8 9 14.5" ${fine}/>`,
  card: `<rect x="4" y="12" width="48" height="34" rx="5"/><path d="M4 22h48M12 37h14M12 31h9" ${fine}/><path d="M37 30v12M31 36h12" ${copper}/>`,
  papers: `<path d="M8 14h30v38H8z"/><path d="M16 14V6h32v38H38M15 24h16M15 31h16M15 38h9" ${fine}/><path d="m27 43 4 4 8-9" ${copper}/>`,
  questions: `<path d="M6 10h44v30H26L14 50V40H6z"/><path d="M14 20h28M14 30h10" ${fine}/><path d="m30 29 4 4 8-8" ${copper}/>`,
  scanner: `<ellipse cx="24" cy="28" rx="17" ry="22"/><path d="M24 6h13c8 0 15 10 15 22s-7 22-15 22H24"/><ellipse cx="24" cy="28" rx="9" ry="12" ${fine}/><ellipse cx="29" cy="28" rx="8" ry="11" ${copper}/>`,
  doctor: `<ellipse cx="28" cy="15" rx="10" ry="12"/><path d="M6 52c0-15 8-22 22-22s22 7 22 22"/><path d="M18 32l10 11 10-11" ${fine}/><path d="M40 43h6M43 40v6" ${copper}/>`,
};
