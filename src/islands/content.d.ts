/** What the build puts in out of the content (tools/build/content-modules.ts): no page ever asks for data. */
declare module "virtual:header" {
  const texts: import("../shell/SiteHeader/header-texts.ts").HeaderTexts;
  export default texts;
}

declare module "virtual:call-bar" {
  const texts: import("../shell/CallBar/call-bar-texts.ts").CallBarTexts;
  export default texts;
}

declare module "virtual:faq" {
  const texts: ReturnType<typeof import("../components/FaqAccordion/faq-texts.ts").faqTexts>;
  export default texts;
}

declare module "virtual:hours" {
  const texts: import("../components/Hours/hours-texts.ts").HoursTexts;
  export default texts;
}

declare module "virtual:contact" {
  const texts: import("../screens/ContactScreen/contact-texts.ts").ContactTexts;
  export default texts;
}

declare module "virtual:hero" {
  const texts: ReturnType<typeof import("../screens/HomeScreen/hero-texts.ts").heroTexts>;
  export default texts;
}

declare module "virtual:anchors" {
  const words: import("../content/files.ts").Site["ui"]["anchors"];
  export default words;
}

declare module "virtual:chapters" {
  const chapters: Readonly<Record<string, import("../content/files.ts").LegalDocument["chapters"]>>;
  export default chapters;
}

declare module "virtual:slice-boxes" {
  const boxes: Readonly<
    Record<import("../slices/regions/index.ts").Drawing, import("../slices/box-props.ts").BoxProps>
  >;
  export default boxes;
}
