const LEFTOVER_NAME = /(^|[\\/])(\.|~|(Thumbs\.db|desktop\.ini)$)|(~|\.bak|\.tmp|\.swp|\.orig)$/i;

/** Whether a path is a leftover file: of the operating system or an editor, hidden, or a backup copy. */
export const isLeftover = (path: string): boolean => LEFTOVER_NAME.test(path);
