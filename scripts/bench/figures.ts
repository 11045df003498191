/** What `npm run bench -- --readme` writes into the README: each benchmark hands its figure in. */
const handedIn = new Map<string, string>();

/** @param what the row's name; a figure of the same name is replaced */
export function handIn(what: string, value: string): void {
  handedIn.set(what, value);
}

/** The figures so far, in the order in which they came. */
export const figures = (): ReadonlyMap<string, string> => handedIn;
