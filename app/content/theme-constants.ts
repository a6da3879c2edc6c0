/** Colors of the firm for what has no style sheet of the site. */
export { colors as brandColors } from '#firm/generated/colors.ts'

/**
 * Slant of the design in degrees. Must match `--lean` in
 * styles/tokens.css.
 */
export const lean = 8
