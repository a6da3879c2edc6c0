/**
 * Slant of the design in degrees. Must match `--lean` in
 * styles/tokens.css.
 */
export const lean = 8
