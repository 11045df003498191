import { type FormEvent, useState } from "react";
import type { OpenFile, Overview } from "../shared.ts";
import { ask } from "./ask.ts";
import { placeHref } from "./place.ts";

/** A new examination from a copy of another. */
export function NewExamination({ overview, onMade }: { overview: Overview; onMade: () => void }) {
  const services = overview.sheets.filter(({ group }) => group === "services");
  const [from, setFrom] = useState(services[0]?.file ?? "");
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState("");

  function make(event: FormEvent) {
    event.preventDefault();
    ask<OpenFile>("examination", { from, name }).then(
      ({ sheet }) => {
        onMade();
        location.hash = placeHref(sheet.file);
      },
      (error: Error) => setTrouble(error.message),
    );
  }

  return (
    <form className="page" onSubmit={make}>
      <h1>O investigație nouă</h1>
      <p className="lead">
        Porniți de la cea mai apropiată: pagina nouă îi ia textele, apare în meniuri și la celelalte
        investigații. Apoi schimbați fiecare text; un medic le citește înainte de publicare.
      </p>
      <div className="field">
        <label htmlFor="nume">Numele investigației</label>
        <p className="help" id="nume-ajutor">
          De exemplu „RMN umăr”. Din el se face adresa paginii.
        </p>
        <input
          id="nume"
          aria-describedby="nume-ajutor"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="dupa">Porniți de la</label>
        <select id="dupa" value={from} onChange={(event) => setFrom(event.target.value)}>
          {services.map((sheet) => (
            <option key={sheet.file} value={sheet.file}>
              {sheet.title}
            </option>
          ))}
        </select>
      </div>
      {trouble && (
        <p className="problem" role="alert">
          {trouble}
        </p>
      )}
      <button className="primary" type="submit">
        Adaugă investigația
      </button>
    </form>
  );
}
