import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

// Read by the framework, and written by a program.
const readByOthers = /^app\/(?:routes\/|routeTree)|^supabase\/functions\/_shared\/database\.types/

const files = globSync(['*.ts', '{app,scripts,supabase,tests,e2e}/**/*.{ts,tsx,mjs}']).map((file) => {
  const source = readFileSync(file, 'utf8')
  return { file, source, words: new Set(source.match(/[\w$]+/g)) }
})

test('what is exported to be run or read is used in another file, so that no dead code hides there', () => {
  const users = new Map<string, number>()
  for (const { words } of files) for (const word of words) users.set(word, (users.get(word) ?? 0) + 1)
  const unused = files
    .filter(({ file }) => !readByOthers.test(file))
    .flatMap(({ file, source }) =>
      Array.from(source.matchAll(exported), ([, name = '']) => ({ file, name })).filter(
        ({ name }) => users.get(name) === 1,
      ),
    )
  expect(unused).toEqual([])
})

const exported = /^export (?:async )?(?:const|function|class) ([\w$]+)/gm
