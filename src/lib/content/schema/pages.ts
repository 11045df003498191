import { z } from "astro/zod";
import { list, rich, text } from "../fields.ts";
import { signed } from "./blocks.ts";
import { priceRow } from "./prices.ts";
import { block, head, reviewed, seo } from "./shared.ts";

/** One file a page in `content/pages/`. */

export const home = z.strictObject({
  reviewed,
  seo,
  hero: z
    .strictObject({
      kicker: text("Prima linie a titlului."),
      title: text("A doua linie a titlului."),
      lead: rich("Fraza de sub titlu."),
      leadMore: rich("Fraza care îi urmează pe ecranele late; telefonul nu o arată."),
      figure: text("Ce arată desenul, pentru cine nu îl vede."),
      caption: text("Explicația animației."),
    })
    .describe("Partea de sus a paginii."),
  services: block("Titlul listei de investigații."),
  priceLink: text("Legătura spre lista de prețuri."),
  servicesLink: text("Legătura spre toate investigațiile."),
  whyUs: block("Titlul motivelor."),
  visit: z
    .strictObject({
      title: text("Titlul."),
      steps: list(signed, "Pașii unei vizite, în ordine; cel mult șase.", 2).max(
        6,
        "are prea multe rânduri; cel mult 6",
      ),
      scanner: z
        .strictObject({
          alt: text("Ce arată desenul, pentru cine nu îl vede."),
          button: text("Eticheta butonului de apel."),
          light: text("Eticheta interiorului."),
          ears: text("Eticheta căștilor."),
          open: text("Eticheta capătului deschis."),
          staff: text("Eticheta ferestrei prin care privește personalul."),
        })
        .describe("Desenul aparatului și etichetele lui; fiecare, de cel mult patru-cinci cuvinte."),
      candid: block("Ce nu poate promite clinica, pe scurt."),
    })
    .describe("Ce se întâmplă în vizită."),
  faq: block("Titlul întrebărilor."),
  closing: block("Blocul de încheiere, cu telefonul."),
});

export const servicesPage = z.strictObject({
  reviewed,
  ...head,
  clinicCard: z
    .strictObject({
      title: text("Titlul cardului al șaptelea."),
      description: text("O frază despre clinică."),
      highlights: list(text("O informație."), "Informațiile scurte."),
    })
    .describe("Cardul al șaptelea, spre prima pagină."),
  callToAction: block("Blocul cu îndemnul la telefon."),
  notesTitle: text("Titlul celor trei note."),
});

export const pricesPage = z.strictObject({
  ...head,
  tableCaption: text("Titlul tabelului."),
  columns: z
    .strictObject({ serviciu: text("Capul primei coloane."), pret: text("Capul celei de-a doua coloane.") })
    .describe("Capul tabelului."),
  others: z
    .strictObject({
      title: text("Titlul celui de-al doilea tabel."),
      rows: list(priceRow, "Prețurile de pe paginile investigațiilor care nu au rând în tabel."),
      byPhone: rich("Fraza de sub al doilea tabel, despre prețurile care se află la telefon."),
    })
    .describe("Prețurile care nu stau în tabel, ci pe paginile investigațiilor."),
  notesTitle: text("Titlul notelor."),
  notes: list(block("O notă."), "Notele de sub tabele."),
  cas: block("Blocul despre decontare."),
});

export const contactPage = z.strictObject({
  reviewed,
  ...head,
  phone: z
    .strictObject({ text: rich("Când se sună; numele numărului este în clinic.yaml, la phoneNames.") })
    .describe("Blocul cu telefonul."),
  email: block("Blocul cu e-mailul."),
  address: z
    .strictObject({
      title: text("Titlul blocului."),
      text: rich("Textul blocului."),
      map: text("Legătura spre Google Maps."),
      waze: text("Legătura spre Waze."),
      apple: text("Legătura spre Apple Maps."),
      save: text("Legătura care pune clinica în agenda telefonului."),
      copy: text("Butonul care copiază adresa."),
      copied: text("Ce se spune după copiere."),
      mapNote: rich("Ce află aceste servicii și când."),
    })
    .describe("Blocul cu adresa."),
  hours: block("Blocul cu programul."),
  before: z
    .strictObject({
      title: text("Titlul."),
      items: list(rich("Un lucru."), "Ce să aibă la îndemână cine sună."),
    })
    .describe("Ce să aibă pacientul la îndemână când sună."),
  visitTitle: text("Titlul informațiilor despre vizită, dacă ați completat vreuna în clinic.yaml."),
});

export const legalPage = z.strictObject({ reviewed, ...head });

export const notFoundPage = z.strictObject({
  title: text("Titlul, în engleză; textul este fix."),
  link: text("Textul legăturii, în engleză; textul este fix."),
  text: text("Fraza de sub titlu, în engleză."),
});
