/** URLs of the firm's fonts, which every page uses above the fold. */
export { fonts } from '#firm/generated/fonts.ts'
