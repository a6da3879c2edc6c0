import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

/** One row of its table of deviations. */
interface Deviation {
  says: string
  reason: string
  test: Row['test']
}

/** One table row of docs/specification.md: sentence, files, test. */
interface Row {
  says: string
  files: string[]
  test: { file: string; title: string }
}

const [rows, deviations] = readTables(readFileSync('docs/specification.md', 'utf8'))

test('the list covers the sections of the specification that can be built', () => {
  expect(rows.length).toBeGreaterThan(80)
})

test('deviations are told with their reasons', () => {
  expect(deviations.length).toBeGreaterThan(10)
})

describe.each(deviations)('instead of $says', ({ reason, test: { file, title } }) => {
  test('there is a reason', () => expect(reason.split(' ').length).toBeGreaterThan(1))

  test('there is a test', () =>
    expect(titlesIn(file).filter((whole) => whole.includes(title))).not.toEqual([]))
})

describe.each(rows)('$says', ({ files, test: { file, title } }) => {
  test('is built in files that exist', () => {
    expect(files.filter((path) => !existsSync(path))).toEqual([])
  })

  test('has its test', () => {
    expect(title.split(' ').length, 'words of a title, enough to tell it from others').toBeGreaterThan(1)
    expect(titlesIn(file).filter((whole) => whole.includes(title))).not.toEqual([])
  })
})

/** The titles of the tests of a file and of their steps, not whatever else it says. */
function titlesIn(file: string): string[] {
  const calls =
    /(?:\b(?:test(?:\.step)?|describe\w*)|\)|\bonEach\w*)\(\s*(?:'((?:\\.|[^'\\])+)'|"([^"]+)"|`([^`]+)`)/g
  return [...readFileSync(file, 'utf8').matchAll(calls)].map(([, ...quoted]) => quoted.find(Boolean) ?? '')
}

/** What is built as specified, and what deliberately is not. */
function readTables(markdown: string): [Row[], Deviation[]] {
  const [specified = '', deviating = ''] = markdown.split('\n## Deliberate deviations\n')
  return [
    cellsOf(specified).map(([says = '', files = '', named = '']) => ({
      says,
      files: Array.from(files.matchAll(/`([^`]+)`/g), ([, path = '']) => path),
      test: testNamed(named),
    })),
    cellsOf(deviating).map(([says = '', , reason = '', named = '']) => ({
      says,
      reason,
      test: testNamed(named),
    })),
  ]
}

function cellsOf(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (says|instead of|---)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
}

function testNamed(named: string): Row['test'] {
  const [file = '', title = ''] = named.replaceAll('`', '').trim().split(' › ')
  return { file, title }
}
