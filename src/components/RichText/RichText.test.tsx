import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RichText } from "#components/RichText/RichText.tsx";
import { asRich } from "#lib/rich-text.ts";

it("renders links and emphasis as HTML elements", () => {
  const text = asRich("Citiți [condițiile](/rmn-prin-cas) și **nu** amânați.");
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe(
    'Citiți <a href="/rmn-prin-cas">condițiile</a> și <strong>nu</strong> amânați.',
  );
});
