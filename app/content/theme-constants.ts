/**
 * Colors for files that cannot read styles/tokens.css. Must match the
 * tokens there.
 */
export const brandColors = { deep: '#081a2b', ground: '#fbfaf7' } as const

/**
 * Slant of the design in degrees. Must match `--lean` in
 * styles/tokens.css.
 */
export const lean = 8
