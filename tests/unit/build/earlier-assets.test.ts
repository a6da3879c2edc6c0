import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { addEarlierAssets, earlierAssets, rememberAssets } from '../../../scripts/build/earlier-assets.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2026-01-01')

let project: string
beforeEach(() => void (project = mkdtempSync(join(tmpdir(), 'earlier-assets-'))))
afterEach(() => rmSync(project, { recursive: true }))

/** As a build does: what was there is gone, the new files are there. */
function build(now: number, files: Record<string, string>, options: { mostBytes?: number } = {}) {
  const folder = join(project, '.output/public/assets')
  rememberAssets(project, { now })
  rmSync(join(project, '.output'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  addEarlierAssets(project, join(project, '.output'), { now, ...options })
}

function served() {
  return readdirSync(join(project, '.output/public/assets')).toSorted()
}

test('files of earlier builds stay beside the new ones for 30 days after they were replaced', () => {
  expect(earlierAssets.keptFor).toBe(30 * day)
  build(start, { 'page-1.js': 'one', 'page-1.js.br': '1', 'same.js': 'same' })
  build(start + 50 * day, { 'page-2.js': 'two', 'same.js': 'same' })
  expect(served()).toEqual(['page-1.js', 'page-1.js.br', 'page-2.js', 'same.js'])
  expect(readFileSync(join(project, '.output/public/assets/page-1.js'), 'utf8')).toBe('one')

  build(start + 70 * day, { 'page-3.js': 'three' })
  expect(served()).toEqual(['page-1.js', 'page-1.js.br', 'page-2.js', 'page-3.js', 'same.js'])
  build(start + 81 * day, { 'page-4.js': 'four' })
  expect(served()).toEqual(['page-2.js', 'page-3.js', 'page-4.js', 'same.js'])
})

test('a build that is taken back begins a new time', () => {
  build(start, { 'page-1.js': 'one' })
  build(start + day, { 'page-2.js': 'two' })
  build(start + 2 * day, { 'page-1.js': 'one' })
  build(start + 33 * day, { 'page-3.js': 'three' })
  expect(served()).toEqual(['page-1.js', 'page-3.js'])
})

test('they are bounded in bytes: the oldest leave first', () => {
  build(start, { 'page-1.js': 'x'.repeat(60) })
  build(start + day, { 'page-2.js': 'x'.repeat(60) })
  build(start + 2 * day, { 'page-3.js': 'x'.repeat(60) }, { mostBytes: 100 })
  expect(served()).toEqual(['page-2.js', 'page-3.js'])
})

test('a build that fails loses nothing', () => {
  build(start, { 'page-1.js': 'one' })
  rememberAssets(project, { now: start + day })
  rmSync(join(project, '.output'), { recursive: true })
  build(start + day, { 'page-2.js': 'two' })
  expect(served()).toEqual(['page-1.js', 'page-2.js'])
})
