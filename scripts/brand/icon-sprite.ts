import { readdir, readFile } from 'node:fs/promises'

const lucide = new URL('../../node_modules/lucide-static/icons/', import.meta.url)
/** What Lucide, which carries no brands, does not have: drawn here, on the same square, as areas. */
const marks = new URL('marks/', import.meta.url)

/** Lucide draws on a square of this many units. */
const cell = 24

/** All icons below each other in one drawing. A browser sets up a document for every drawing it masks with. */
export async function iconSprite(names: readonly string[]): Promise<string> {
  const drawnHere = await readdir(marks)
  const cells = await Promise.all(
    names.map(async (name, index) => {
      const file = `${name}.svg`
      const source = new URL(file, drawnHere.includes(file) ? marks : lucide)
      const shapes = /<svg[^>]*>(?<shapes>.*)<\/svg>/s.exec(await readFile(source, 'utf8'))?.groups?.shapes
      if (!shapes) throw new Error(`The icon ${name} is drawn in another way than expected.`)
      return `  <g transform="translate(0 ${index * cell})">${shapes.trim().replaceAll(/\s*\n\s*/g, '')}</g>\n`
    }),
  )
  return (
    `<!-- Line icons: Lucide, ISC license. Made by npm run icons. -->\n` +
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cell} ${cell * names.length}" fill="none" ` +
    `stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\n${cells.join('')}</svg>\n`
  )
}
