/**
 * A message at the lower edge of the screen, which says that a control does not work, because a file is still
 * loading or could not be loaded. `src/client/hydrate.ts` shows the same message without React, so its style is in
 * `src/styles/attributes.css`.
 */
export const LoadMessage = ({ text }: { text: string }) => (
  <p role="alert" data-load-message="">
    {text}
  </p>
);
