/** Between the parts of a short line. It may end a line, and never begins one. */
export const dot = '\u00a0· '
