import desktop from "../../assets/art/hero-poster-desktop.svg?url";
import mobile from "../../assets/art/hero-poster-mobile.svg?url";
import type { NightArt } from "../../components/NightSection/NightSection.tsx";

/** The still stack of spirals: what the moving stars show while it is read. */
export const SPIRALS: NightArt = { desktop, desktopHeight: 860, mobile, mobileHeight: 760 };
