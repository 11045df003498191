const LEFT_BEHIND = /(^|[\\/])(\.|~|(Thumbs\.db|desktop\.ini)$)|(~|\.bak|\.tmp|\.swp|\.orig)$/i;

/** Whether a path is a leftover: files of systems and editors, hidden files, backup copies. */
export const isLeftBehind = (path: string): boolean => LEFT_BEHIND.test(path);
