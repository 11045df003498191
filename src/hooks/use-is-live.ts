import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the component lives in a browser: false in the page as served, which cannot do what only a script can. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
