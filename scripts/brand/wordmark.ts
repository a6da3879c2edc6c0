import { brandColors, markSize } from '../../app/content/brand-mark.ts'
import { sampleSite } from '../../app/content/site.ts'
import { wordmarkSvg } from './mark-drawing.ts'
import { outlinedText } from './outlined-text.ts'

const name = { font: new URL('../../app/fonts/display.woff2', import.meta.url), weight: 800, size: 25 }
const trade = {
  font: new URL(
    '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    import.meta.url,
  ),
  weight: 500,
  size: 12.5,
}

/** The sample name beside the mark, as in the header but for light grounds: mails and documents. */
export async function wordmark(): Promise<string> {
  const [first, ...rest] = sampleSite.name.split(' ')
  const left = markSize + 11
  const upper = await outlinedText(first ?? '', name, { x: left, y: 20 })
  const lower = await outlinedText(rest.join(' '), trade, { x: left, y: 36.5 })
  return wordmarkSvg({
    name: sampleSite.name,
    width: Math.ceil(Math.max(upper.end, lower.end)),
    lines:
      `<path fill="${brandColors.ink}" d="${upper.path}"/>` +
      `<path fill="${brandColors['ink-soft']}" d="${lower.path}"/>`,
  })
}
