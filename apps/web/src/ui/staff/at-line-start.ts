// A small button without a border, at the beginning of a line: its words begin where the texts above and below it do.
// rules: X36.74

/** Takes back the space that the button has around its words. */
export const AT_LINE_START = { minWidth: 0, ml: '-5px' } as const;
