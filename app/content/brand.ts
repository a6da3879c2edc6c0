/** Colors for files that cannot read styles/theme-tokens.css, which has the same. */
export const brandColors = { deep: '#081a2b', ground: '#fbfaf7' } as const

/** How far everything leans, in degrees: `--lean` of styles/theme-tokens.css. */
export const lean = 8
