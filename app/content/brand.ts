/** The colors of the mark and of what stands around it, the same as in styles/tokens.css: files cannot read those. */
export const markColors = {
  deep: '#081a2b',
  water: '#0a66a8',
  'water-bright': '#5ec3f5',
  poppy: '#f5921e',
  'on-deep': '#f4f8fb',
} as const

/** With those of mails, cards and the manifest, which no page carries. */
export const brandColors = {
  ...markColors,
  ground: '#fbfaf7',
  ink: '#0a1d2e',
  'ink-soft': '#3c5063',
} as const

/** How far the wand leans, in degrees: `--lean` of styles/tokens.css. */
export const lean = 8

/** The mark is drawn on a square of this side, in steps of an eighth: its edges fall on whole pixels at 40 and 16. */
export const markSize = 40

/**
 * A slab, washed from left to right: the stroke of the wand fans out from the top, its edge in poppy, and leaves
 * the stone brighter. Each shape reaches under the next, or the ground would show as a hairline between them.
 * @param corner 5 for a slab on a ground, 0 for one that fills its icon.
 */
export function markShapes(corner: 0 | 5 = 5): { color: string; path: string }[] {
  const arc = `A${corner} ${corner} 0 0 1`
  const far = markSize - corner
  return [
    {
      color: markColors.water,
      path: `M${corner} 0H28L8 40H${corner}${arc} 0 ${far}V${corner}${arc} ${corner} 0Z`,
    },
    {
      color: markColors['water-bright'],
      path: `M33 0H${far}${arc} 40 ${corner}V${far}${arc} ${far} 40H23Z`,
    },
    { color: markColors['on-deep'], path: 'M28 0H35L25 40H8Z' },
    { color: markColors.poppy, path: 'M25 0H30L10 40H5Z' },
  ]
}
