import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as v from 'valibot'
import { expect, test } from 'vitest'

const projectDir = join(import.meta.dirname, '../..')

async function readJson<Schema extends v.GenericSchema>(path: string, schema: Schema) {
  return v.parse(schema, JSON.parse(await readFile(join(projectDir, path), 'utf8')))
}

test('the functions import exactly the versions that package.json installs', async () => {
  const { imports } = await readJson(
    'supabase/functions/deno.json',
    v.object({ imports: v.record(v.string(), v.string()) }),
  )
  const { dependencies } = await readJson(
    'package.json',
    v.object({ dependencies: v.record(v.string(), v.string()) }),
  )

  const expected = Object.keys(imports).map((specifier) => {
    const [, name = '', subpath = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(specifier) ?? []
    return [specifier, `npm:${name}@${dependencies[name]}${subpath}`]
  })
  expect(imports).toEqual(Object.fromEntries(expected))
})
