import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { emptyDataFolder } from '../database/support/data-folder.ts'

const list = `import { roof } from './services/roof.ts'

export const services = [
  roof,
]
`
const roof = `export const roof = {
  id: 'roof',
  title: 'Roof Cleaning',
}
`

/** Imports a folder’s services.ts and activity.ts as the build does. */
function problemOf(files: Record<string, string>): string {
  const folder = emptyDataFolder()
  const business = join(folder, 'business')
  for (const [name, text] of Object.entries(files)) {
    const path = join(business, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const check = join(folder, 'check.ts')
  writeFileSync(
    check,
    `import './business/services.ts'\nimport './business/activity.ts'\n`,
  )
  const { href } = pathToFileURL(join('scripts', 'lib', 'import-problem.ts'))
  const program = `
    const { importProblem } = await import('${href}')
    const error = await import('${pathToFileURL(check).href}').catch((error) => error)
    console.log(importProblem(error, ${JSON.stringify(business)}))
  `
  const args = ['--input-type=module', '--eval', program]
  return execFileSync(process.execPath, args, { encoding: 'utf8' })
}

const folder = {
  'services.ts': list,
  'services/roof.ts': roof,
  'activity.ts': 'export const activity = {}',
}

test.each([
  [
    'a file without which nothing works',
    { 'services.ts': list, 'services/roof.ts': roof },
    'activity.ts is missing. Copy it from sample/',
  ],
  [
    'a service whose lines are still there',
    { ...folder, 'services/roof.ts': undefined },
    'services.ts names services/roof.ts, which is not there. Remove both of its lines',
  ],
  [
    'a list that names what it does not import',
    { ...folder, 'services.ts': list.replace(/^import.*/, '') },
    'services.ts line 4: roof is not defined. Is its import above missing',
  ],
  [
    'a copy that keeps the name of its original',
    { ...folder, 'services/roof.ts': roof.replace('const roof', 'const tile') },
    'services.ts line 1: ./services/roof.ts has no "export const roof"',
  ],
  [
    'a missing comma',
    { ...folder, 'services/roof.ts': roof.replace("'roof',", "'roof'") },
    'services/roof.ts line 3: Expected',
  ],
  [
    'a straight apostrophe',
    { ...folder, 'services/roof.ts': roof.replace('Roof Cl', "Roof's Cl") },
    'services/roof.ts line 3: Expected',
  ],
])('%s is said with its file instead of a stack', (_, files, problem) => {
  const present = Object.entries(files).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  )
  expect(problemOf(Object.fromEntries(present))).toContain(problem)
})

test('an error of the site’s own code is none of the folder’s', () => {
  expect(problemOf({ ...folder, 'activity.ts': "import 'nowhere'" })).toBe(
    'undefined\n',
  )
})
