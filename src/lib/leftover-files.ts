const LEFTOVER_NAME = /(^|[\\/])(\.|~|(Thumbs\.db|desktop\.ini)$)|(~|\.bak|\.tmp|\.swp|\.orig)$/i;

/**
 * Whether a path is a hidden file, a backup copy, or a file that the operating system or an editor has left.
 */
export const isLeftover = (path: string): boolean => LEFTOVER_NAME.test(path);
