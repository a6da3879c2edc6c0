import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { contentDates } from '../../../scripts/build/content-dates.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-dates-'))
  mkdirSync(join(root, 'app/content'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, text: string) {
  writeFileSync(join(root, 'app/content', name), text)
}

function git(...args: string[]) {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@site.example',
    '-c',
    'core.hooksPath=/dev/null',
  ]
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'pipe' })
}

function commit(day: string) {
  git('add', '-A')
  const when = `${day}T12:00:00Z`
  const environment = { ...process.env, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when }
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@site.example',
    '-c',
    'core.hooksPath=/dev/null',
  ]
  execFileSync('git', [...identity, 'commit', '-q', '-m', day], {
    cwd: root,
    stdio: 'pipe',
    env: environment,
  })
}

test('each file has the day of the last commit that changed it', () => {
  git('init', '-q')
  write('old.ts', '1')
  write('new.ts', '1')
  commit('2026-01-31')
  write('new.ts', '2')
  commit('2026-02-28')
  expect(contentDates(root)).toEqual({
    'app/content/old.ts': '2026-01-31',
    'app/content/new.ts': '2026-02-28',
  })
})

test('a file with changes that are not committed has no date', () => {
  git('init', '-q')
  write('changed.ts', '1')
  commit('2026-01-31')
  write('changed.ts', '2')
  write('added.ts', '1')
  expect(contentDates(root)).toEqual({ 'app/content/changed.ts': null, 'app/content/added.ts': null })
})

test('a shallow clone knows no dates', () => {
  git('init', '-q')
  write('a.ts', '1')
  commit('2026-01-31')
  write('a.ts', '2')
  commit('2026-02-28')
  git('clone', '-q', '--depth', '1', `file://${root}`, 'copy')
  expect(contentDates(join(root, 'copy'))).toEqual({})
})

test('a folder that is no repository knows no dates', () => {
  expect(contentDates(root)).toEqual({})
})
