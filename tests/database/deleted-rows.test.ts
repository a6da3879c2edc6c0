import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { temporaryDataFolder } from './support/data-folder.ts'
import { ada, start, submit } from './support/started-here.ts'

const secret = 'wilhelmina-the-forgotten'

/** Files of a data folder in which a text stands, as bytes. */
function filesWith(dataDir: string, text: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text))
}

test('of a person who is forgotten no byte stays in the files of the database', async () => {
  const dataDir = await temporaryDataFolder()
  const supabase = await start(dataDir)
  await submit(supabase, { ...ada, email: `${secret}@mail.example` })
  const ask = (path: string, body: object, key = supabase.secretKey) =>
    fetch(supabase.url + path, {
      method: 'POST',
      headers: { apikey: key, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect(filesWith(dataDir, secret)).not.toEqual([])
  expect((await ask('/rest/v1/rpc/forget_person', { contact: `${secret}@mail.example` })).status).toBe(200)
  expect((await ask('/compact', {}, supabase.publishableKey)).status).toBe(403)
  expect((await ask('/compact', {})).status).toBe(200)
  expect(filesWith(dataDir, secret)).toEqual([])
  await supabase.stop()
  expect(filesWith(dataDir, secret)).toEqual([])
})
