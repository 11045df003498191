import type { LaunchList, Note } from "../shared.ts";
import { ask, useAnswer } from "./ask.ts";
import { Button } from "./parts.tsx";
import { goTo, placeHref } from "./place.ts";

interface Props {
  notes: readonly Note[];
  /** The page of the site that stays beside the field. */
  page?: string;
  /** Called when somebody goes to a field. */
  onFollow?: () => void;
}

/** Places in the content, each a link to its field. */
export function NoteList({ notes, page, onFollow }: Props) {
  return (
    <ul className="list-group list-group-flush">
      {notes.map(({ file, path, title, field, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notes may be the same, and the list never moves.
        <li key={`${file} ${path.join(" ")} ${index}`} className="list-group-item px-0 bg-transparent">
          <a
            href={placeHref(file, path, page)}
            onClick={() => {
              goTo(file, path, page);
              onFollow?.();
            }}
          >
            <b>{title}</b>
            {field && ` · ${field}`}
          </a>
          {words && <p className="mb-0">{words}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What is still open before the first publication, each line leading to its field: a page, or below another. */
export function OpenThings({ isPage = false }: { isPage?: boolean }) {
  const { answer: list, trouble, again } = useAnswer<LaunchList>("launch", {});
  const Heading = isPage ? "h1" : "h2";
  if (!list) return <p className="wait p-5">{trouble ?? "Se citește lista…"}</p>;
  return (
    <div className={isPage ? "page p-4" : ""}>
      <Heading>De completat înainte de publicare</Heading>
      <p className="lead">
        {list.problems.length === 0
          ? "Totul este completat. Site-ul poate fi publicat."
          : "Fiecare rând duce la câmpul lui. Când lista este goală, site-ul poate fi publicat."}
      </p>
      {list.mendable > 0 && (
        <p>
          <Button onClick={() => ask("mend").then(again)}>Repară fișierele ({list.mendable})</Button> Semnul
          invizibil de la început se șterge; copiile pe care nu le citește nicio pagină se pun deoparte.
        </p>
      )}
      <NoteList notes={list.problems} />
      {isPage && list.wishes.length > 0 && (
        <>
          <h2>Ar mai ajuta pacienții, dar nu oprește publicarea</h2>
          <NoteList notes={list.wishes} />
        </>
      )}
    </div>
  );
}
