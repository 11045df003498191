import { z } from "astro/zod";
import { emergency, fixed, list, rich, text } from "../fields.ts";
import { signed } from "./blocks.ts";
import { visitFact } from "./clinic.ts";
import { priceRow } from "./prices.ts";
import { block, head, question, reviewed, seo } from "./shared.ts";

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
  shortcuts: z
    .strictObject({
      terms: text("Spre lista „Ce scrie pe trimitere?”."),
      implant: text("Spre textul despre implanturi."),
      fear: text("Spre textul despre teama de spații închise."),
      way: text("Spre adresă."),
    })
    .describe("Legăturile de sub lista de investigații."),
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
      byPhone: text("Ultimul rând: pentru ce se află prețul doar la telefon."),
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
    .strictObject({
      text: emergency(
        rich("Când se sună la numărul de programări; numele lui este în foaia „Telefon și program”."),
      ),
      other: rich("Când se sună la celălalt număr al clinicii."),
    })
    .describe("Blocul cu telefoanele."),
  email: block("Blocul cu e-mailul."),
  address: z
    .strictObject({
      title: text("Titlul blocului."),
      text: rich("Textul blocului."),
      map: text("Legătura spre Google Maps."),
      otherMaps: text("Cuvintele dinaintea celorlalte hărți, de exemplu „Sau în”."),
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
      text: rich("Fraza de sub titlu: numărul de sunat și programul."),
      items: list(rich("Un lucru."), "Ce să aibă la îndemână cine sună."),
    })
    .describe("Ce să aibă pacientul la îndemână când sună."),
  ask: z
    .strictObject({
      title: text("Titlul."),
      items: list(
        z.strictObject({
          text: rich("O întrebare."),
          until: list(
            visitFact("Răspunsul, în foaia „Telefon și program”, la „Ce ar mai ajuta pacienții”."),
            "Răspunsurile așteptate: întrebarea dispare după ce le completați.",
          ),
        }),
        "Întrebările, în ordine.",
      ),
    })
    .describe("Ce poate întreba pacientul la telefon, cât timp site-ul nu spune."),
  questions: list(question, "Întrebările despre vizită, cu răspuns."),
  visitTitle: text(
    "Titlul informațiilor despre vizită, dacă ați completat vreuna în foaia „Telefon și program”.",
  ),
});

export const legalPage = z.strictObject({ reviewed, ...head });

export const notFoundPage = z.strictObject({
  title: fixed("Oops! Page not found", "Titlul, în engleză; textul este fix."),
  link: fixed("Return to Home", "Textul legăturii, în engleză; textul este fix."),
  text: text("Fraza de sub titlu, în engleză."),
});
