import { renderToStaticMarkup as shown } from "react-dom/server";
import { expect, it } from "vitest";
import { plainText } from "#lib/rich-text.ts";
import { SafetyNote } from "#screens/ServiceScreen/SafetyNote.tsx";
import { FIXTURE_SITE } from "#tests/fixtures/content.ts";
import { textOf } from "#tests/fixtures/markup.ts";

const { safety, services, ui } = FIXTURE_SITE;
const [service] = services as [(typeof services)[number]];

const noteOf = (tellStaff: typeof safety.tellStaff) =>
  shown(<SafetyNote service={service} site={{ ...FIXTURE_SITE, safety: { ...safety, tellStaff } }} />);

/** The headings of the note that `tellStaff` makes, and the items below each. */
const groupsOf = (tellStaff: typeof safety.tellStaff) =>
  noteOf(tellStaff)
    .split("<h3>")
    .slice(1)
    .map((group) => group.split("</h3>"))
    .map(([title = "", list = ""]) => [
      textOf(title),
      [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) => textOf(item ?? "")),
    ]);

it("what to tell the staff is listed from head to foot, after the questions of the examination: each sentence whole, once at each of its places", () => {
  const [cap, ochi, piept, brat, burta, bazin, oase, oriunde] = Object.values(safety.places).map(textOf);
  const own = [ui.service.tellStaffSpecific, service.tellStaff.map((item) => textOf(plainText(item)))];
  const more = [
    safety.tellStaffMore.title,
    safety.tellStaffMore.items.map((item) => textOf(plainText(item))),
  ];
  expect(groupsOf(safety.tellStaff)).toEqual([
    own,
    [cap, ["Șunt: verificarea se stabilește dinainte", "Implant cohlear"]],
    [ochi, ["Metal în corp, mai ales în ochi"]],
    [piept, ["Stimulator cardiac", "Clipsuri, stent"]],
    [brat, ["Senzor de glicemie: dacă se scoate, vă spunem", "Pompă de insulină: rămâne afară", "Plasture"]],
    [burta, ["Boală de rinichi"]],
    [bazin, ["Sarcină"]],
    [oase, ["Proteze, tije"]],
    [oriunde, ["Metal în corp, mai ales în ochi", "Alergii"]],
    more,
  ]);
  const bones = safety.tellStaff.filter(({ places }) => places.includes("oase"));
  expect(groupsOf(bones), "a place without sentences has no heading").toEqual([
    own,
    [oase, ["Proteze, tije"]],
    more,
  ]);
});

it("only what can neither injure somebody nor stop an examination is in a disclosure; the rest is always visible", () => {
  const [visible = "", hidden = "", ...others] = noteOf(safety.tellStaff).split("<details");
  expect(others).toEqual([]);
  const items = (markup: string) => markup.match(/<li>/g)?.length;
  const places = safety.tellStaff.flatMap((item) => item.places);
  expect(items(visible)).toBe(service.tellStaff.length + places.length);
  expect(items(hidden)).toBe(safety.tellStaffMore.items.length);
});
