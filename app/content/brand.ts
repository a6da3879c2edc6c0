/** Colors for files that cannot read styles/tokens.css, which has the same. */
export const brandColors = { deep: '#081a2b', ground: '#fbfaf7' } as const

/** How far everything leans, in degrees: `--lean` of styles/tokens.css. */
export const lean = 8
