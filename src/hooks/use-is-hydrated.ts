import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether the component is hydrated: false on the server and during hydration, then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
