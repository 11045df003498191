import type { IslandName } from "#client.tsx";

interface IslandProps {
  name: IslandName;
  /** Which one of several, by what its texts are found: an examination's slug, a path. */
  of?: string;
  /** Within a line. */
  inline?: boolean;
  /** The component, with the properties that the registry in client.tsx gives it. */
  children: React.ReactNode;
}

/**
 * A place whose component lives on in the browser: the registry in client.tsx finds it by its name. No two texts may
 * stand side by side in it: static markup joins them, and React would miss one.
 */
export function Island({ name, of, inline, children }: IslandProps) {
  const Box = inline ? "span" : "div";
  return (
    <Box data-island={name} data-of={of}>
      {children}
    </Box>
  );
}
