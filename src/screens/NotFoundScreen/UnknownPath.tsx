import { useEffect } from "react";

/** Logs the path that nobody has (docs/requirements.md 2.3). */
export function UnknownPath() {
  useEffect(() => console.error(`404: no page at ${location.pathname}`), []);
  return null;
}
