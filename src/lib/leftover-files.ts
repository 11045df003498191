const LEFTOVER_NAME = /(^|[\\/])(\.|~|(Thumbs\.db|desktop\.ini)$)|(~|\.bak|\.tmp|\.swp|\.orig)$/i;

/** Whether a path is a leftover: files of systems and editors, hidden files, backup copies. */
export const isLeftover = (path: string): boolean => LEFTOVER_NAME.test(path);
