import { readFile } from 'node:fs/promises'

/** Lucide draws on a square of this many units. */
const cell = 24

/** All icons below each other in one drawing. A browser sets up a document for every drawing it masks with. */
export async function iconSprite(names: readonly string[]): Promise<string> {
  const cells = await Promise.all(
    names.map(async (name, index) => {
      const source = new URL(`../../node_modules/lucide-static/icons/${name}.svg`, import.meta.url)
      const shapes = /<svg[^>]*>(?<shapes>.*)<\/svg>/s.exec(await readFile(source, 'utf8'))?.groups?.shapes
      if (!shapes) throw new Error(`The icon ${name} is drawn in another way than expected.`)
      return `  <g transform="translate(0 ${index * cell})">${shapes.trim().replaceAll(/\s*\n\s*/g, '')}</g>\n`
    }),
  )
  return (
    `<!-- Lucide, ISC license. Made by npm run icons. -->\n` +
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cell} ${cell * names.length}" fill="none" ` +
    `stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">\n${cells.join('')}</svg>\n`
  )
}

/** Where in the sprite each icon stands, as style. */
export function iconPlaces(names: readonly string[]): string {
  const rules = names.map((name, index) => `  .icon-${name} {\n    --icon: ${index};\n  }\n`)
  return `/* Made by npm run icons. */\n@layer components {\n  .icon {\n    --icons: ${names.length};\n  }\n\n${rules.join('\n')}}\n`
}
