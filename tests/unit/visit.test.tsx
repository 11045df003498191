import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Visit } from "../../src/screens/HomeScreen/Visit.tsx";
import { FIXTURE_SITE } from "../fixtures/content.ts";

const { clinic } = FIXTURE_SITE;
const shown = (operator: object) => {
  const texts = {
    ...FIXTURE_SITE,
    clinic: { ...clinic, operator: { ...clinic.operator, ...operator } },
  };
  return renderToStaticMarkup(<Visit texts={texts} />).match(/<dd>[^<]*/g);
};

it("says who vouches for the clinic as far as that is known", () => {
  expect(shown({})).toBeNull();
  expect(shown({ coordinatingDoctor: "dr. Ana Pop" })).toEqual(["<dd>dr. Ana Pop"]);
  expect(shown({ healthAuthorisation: "12 din 2020", casContract: "CAS Timiș, 7" })).toEqual([
    "<dd>12 din 2020",
    "<dd>CAS Timiș, 7",
  ]);
});
