import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serviceAreas } from '../../../app/content/cities/city.ts'
import { headPairs } from '../../../app/content/cities/head-pairs.ts'
import { insertBefore } from './edit-file.ts'
import { inventedName, reworded } from './invented.ts'

/** Adds invented cities, with as many words each as the first one has, until there are `count`. */
export async function growCities(project: string, count: number): Promise<void> {
  const folder = join(project, 'app/content/cities')
  const [sample] = serviceAreas
  const model = await readFile(join(folder, `${sample.slug}.ts`), 'utf8')
  const numbers = Array.from({ length: count - serviceAreas.length }, (_, index) => index)

  for (const number of numbers) {
    const { name, slug, constant } = invented(number)
    const text = reworded(model, number)
      .replace(/export const \w+/, `export const ${constant}`)
      .replaceAll(sample.name, name)
      .replace(/latitude: [\d.]+/, `latitude: ${(38 + number / 1000).toFixed(3)}`)
    await writeFile(join(folder, `${slug}.ts`), text)
  }
  const areas = numbers.map((number) => {
    const { name, slug } = invented(number)
    return `  { name: '${name}', slug: '${slug}' },\n`
  })
  await insertBefore(join(folder, 'city.ts'), '] as const\n\nexport type ServiceArea', areas.join(''))

  const list = join(folder, 'cities.ts')
  const imports = numbers.map((number) => {
    const { slug, constant } = invented(number)
    return `import { ${constant} } from './${slug}.ts'\n`
  })
  await insertBefore(list, 'import { type City,', imports.join(''))
  const entries = numbers.map((number) => {
    const { slug, constant } = invented(number)
    return `  '${slug}': ${constant},\n`
  })
  await insertBefore(list, '}\n\n/** All served places', entries.join(''))

  const pairs = numbers.map((number) => `  '${invented(number).slug}': '${headPairs[sample.slug]}',\n`)
  await insertBefore(join(folder, 'head-pairs.ts'), `  ${sample.slug}: '`, pairs.join(''))
}

function invented(number: number) {
  const name = inventedName(number)
  return { name, slug: name.toLowerCase(), constant: `place${name}` }
}
