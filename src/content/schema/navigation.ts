import { z } from "astro/zod";
import { list, path, text } from "../fields.ts";

const menuLink = z.strictObject({
  name: text("Textul din meniu."),
  href: path("Pagina spre care duce."),
  note: text("Câteva cuvinte sub nume, în meniul de pe ecrane mari.").optional(),
});

const menuItem = menuLink.extend({
  submenu: list(menuLink, "Intrările grupului, dacă este un grup.").optional(),
});

export const navigation = z.strictObject({
  desktop: list(menuItem, "Meniul de pe ecrane mari."),
  mobile: list(menuItem, "Meniul de pe telefon."),
  footer: z
    .strictObject({
      servicii: list(menuLink, "Coloana Servicii RMN."),
      informatii: list(menuLink, "Coloana Informații."),
      legal: list(menuLink, "Coloana Legal."),
    })
    .describe("Coloanele din subsol."),
});
