/** Colors of the firm for what has no style sheet of the site. */
export { colors as brandColors } from '#firm/generated/colors.ts'
