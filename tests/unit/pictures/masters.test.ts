import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { findMasters } from '../../../scripts/photography/masters.ts'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'masters-'))
  await mkdir(join(folder, 'gallery'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** As studio/render_all.py leaves a master: with a stamp that knows its bytes. */
function leave(name: string, bytes: string, stampedAs?: string) {
  writeFileSync(join(folder, 'gallery', `${name}.png`), bytes)
  if (stampedAs === undefined) return
  const picture = createHash('sha256').update(stampedAs).digest('hex')
  writeFileSync(join(folder, 'gallery', `${name}.stamp`), JSON.stringify({ recipe: '', picture }))
}

const masters = async (id: string) => {
  const found = await findMasters({ name: `gallery/${id}`, parts: ['whole', 'before', 'after'] }, folder)
  return found.state === 'found' ? found.masters.rendered : found.state
}

test('only what the studio rendered counts as rendered, and with one photograph in it no pair does', async () => {
  leave('rendered.before', 'dirty', 'dirty')
  leave('rendered.after', 'clean', 'clean')
  expect(await masters('rendered')).toBe(true)

  leave('photographs.before', 'dirty')
  leave('photographs.after', 'clean')
  expect(await masters('photographs')).toBe(false)

  leave('replaced.before', 'a photograph in the place of a render', 'dirty')
  leave('replaced.after', 'clean', 'clean')
  expect(await masters('replaced')).toBe(false)
  expect(await masters('missing')).toBe('absent')
})
