import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { ContactScreen } from "#screens/ContactScreen/ContactScreen.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

const { clinic } = FIXTURE_SITE;

it("the contact page suggests a question for the phone call until all facts that answer it are known", () => {
  const { ask } = FIXTURE_SITE.contactPage;
  const items = ask.items
    .slice(0, 1)
    .map((item) => ({ ...item, until: ["parking" as const, "access" as const] }));
  const contactPage = { ...FIXTURE_SITE.contactPage, ask: { ...ask, items } };
  const isAsked = (known: object) => {
    const visit = { ...clinic.visit, parking: null, access: null, ...known };
    const texts = { ...FIXTURE_SITE, contactPage, clinic: { ...clinic, visit } };
    return shown(<ContactScreen trail={{ label: "", steps: [] }} photos={[]} site={texts} />).includes(
      ask.title,
    );
  };
  expect(
    [{}, { parking: "În curte." }, { parking: "În curte.", access: "Prin curte." }].map(isAsked),
  ).toEqual([true, true, false]);
});
