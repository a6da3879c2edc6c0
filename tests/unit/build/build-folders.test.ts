import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { newBuild, putInPlace, removeUnused, useBuild } from '../../../scripts/build/build-folders.ts'

let project: string
beforeEach(() => void (project = mkdtempSync(join(tmpdir(), 'builds-'))))
afterEach(() => rmSync(project, { recursive: true, force: true }))

/** A build that says who it is. */
async function build(name: string): Promise<string> {
  const { folder, release } = await newBuild(project)
  writeFileSync(join(folder, 'name'), name)
  putInPlace(project, folder)
  release()
  await removeUnused(project)
  return folder
}

const inPlace = () => readFileSync(join(project, '.output/name'), 'utf8')

test('a new build is in place at once, and the one before is gone when nobody uses it', async () => {
  const first = await build('first')
  expect(inPlace()).toBe('first')
  await build('second')
  expect(inPlace()).toBe('second')
  expect(existsSync(first)).toBe(false)
})

test('a server that runs keeps its own build, whatever is built meanwhile', async () => {
  await build('first')
  const used = await useBuild(project)
  await build('second')
  expect(readFileSync(join(used.folder, 'name'), 'utf8')).toBe('first')
  used.release()
  await build('third')
  expect(existsSync(used.folder)).toBe(false)
})

test('an unfinished build of somebody else stays, and so does the place that leads to the last whole one', async () => {
  await build('first')
  const unfinished = await newBuild(project)
  await build('second')
  expect(existsSync(unfinished.folder)).toBe(true)
  expect(inPlace()).toBe('second')
  unfinished.release()
})

test('what an older version built right into the place gives way to the new one', async () => {
  mkdirSync(join(project, '.output'))
  writeFileSync(join(project, '.output/name'), 'old')
  await build('new')
  expect(inPlace()).toBe('new')
})
