import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { serviceIds } from '../../../app/content/services/service.ts'
import { insertBefore } from './edit-file.ts'
import { inventedName, reworded } from './invented.ts'

/** Adds invented services, with as many words each as gutter cleaning has, until there are `count`. */
export async function growServices(project: string, count: number): Promise<void> {
  const folder = join(project, 'app/content/services')
  const model = await readFile(join(folder, 'gutter.ts'), 'utf8')
  const numbers = Array.from({ length: count - serviceIds.length }, (_, index) => index)

  for (const number of numbers) {
    const { name, id, constant } = invented(number)
    const text = reworded(model, number)
      .replace('export const gutter', `export const ${constant}`)
      .replace("id: 'gutter'", `id: '${id}'`)
      .replaceAll(/(shortTitle|title): '[^']*'/g, `$1: '${name} Cleaning'`)
    await writeFile(join(folder, `${id}.ts`), text)
  }
  const names = numbers.map(invented)
  const ids = names.map(({ id }) => `  '${id}',\n`)
  await insertBefore(join(folder, 'service.ts'), '] as const\n\nexport type ServiceId', ids.join(''))

  const list = join(folder, 'services.ts')
  const imports = names.map(({ id, constant }) => `import { ${constant} } from './${id}.ts'\n`)
  await insertBefore(list, 'import { commercial }', imports.join(''))
  const entries = names.map(({ id, constant }) => `  '${id}': ${constant},\n`)
  await insertBefore(list, '  gutter,\n', entries.join(''))

  const words = names.map(({ id }) => `  '${id}': { otherWords: '${id}', priceDependsOn: 'the ${id}' },\n`)
  const known = join(project, 'app/content/knowledge/service-words.ts')
  await insertBefore(known, '  gutter: {\n', words.join(''))
}

function invented(number: number) {
  const name = inventedName(number)
  return { name, id: name.toLowerCase(), constant: `service${name}` }
}
