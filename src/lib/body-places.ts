/** The places of the body at which the list of what to tell the staff is grouped, from head to foot. */
export const BODY_PLACES = ["cap", "ochi", "piept", "brat", "burta", "bazin", "oase", "oriunde"] as const;

export type BodyPlace = (typeof BODY_PLACES)[number];
