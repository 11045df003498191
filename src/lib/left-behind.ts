const LEFT_BEHIND = /(^|[\\/])(\.|~|(Thumbs\.db|desktop\.ini)$)|(~|\.bak|\.tmp|\.swp|\.orig)$/i;

/** Whether a path is nobody's file: what systems and editors leave behind, hidden files, copies kept on purpose. */
export const isLeftBehind = (path: string): boolean => LEFT_BEHIND.test(path);
