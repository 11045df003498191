import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { Visit } from "#screens/HomeScreen/Visit.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";

const { clinic } = FIXTURE_SITE;

it.each([
  ["nobody", {}, []],
  ["the doctor", { coordinatingDoctor: "dr. Ana Pop" }, ["dr. Ana Pop"]],
  [
    "authority and CAS",
    { healthAuthorisation: "12 din 2020", casContract: "CAS Timiș, 7" },
    ["12 din 2020", "CAS Timiș, 7"],
  ],
])(
  "the section about the visit names doctor, authority and CAS contract if they are known: %s",
  (_, known, vouchers) => {
    const texts = { ...FIXTURE_SITE, clinic: { ...clinic, operator: { ...clinic.operator, ...known } } };
    const values = shown(<Visit site={texts} />).matchAll(/<\/b><p>([^<]*)/g);
    expect([...values].map(([, text]) => text)).toEqual(vouchers);
  },
);
