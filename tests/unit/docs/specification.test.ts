import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

/** One row of its table of deviations. */
interface Deviation {
  says: string
  reason: string
  tests: NamedTest[]
}

/** One table row of docs/specification.md: sentence, files, tests. */
interface Row {
  says: string
  files: string[]
  tests: NamedTest[]
}

interface NamedTest {
  file: string
  title: string
}

const [rows, deviations] = readTables(readFileSync('docs/specification.md', 'utf8'))

test('the list covers the sections of the specification that can be built', () => {
  expect(rows.length).toBeGreaterThan(80)
})

test('deviations are told with their reasons', () => {
  expect(deviations.length).toBeGreaterThan(10)
})

describe.each(deviations)('instead of $says', ({ reason, tests }) => {
  test('there is a reason', () => expect(reason.split(' ').length).toBeGreaterThan(1))

  test('there is a test', () => {
    expect(tests).not.toEqual([])
    expect(notFound(tests)).toEqual([])
  })
})

describe.each(rows)('$says', ({ files, tests }) => {
  test('is built in files that exist', () => {
    expect(files).not.toEqual([])
    expect(files.filter((path) => !existsSync(path))).toEqual([])
  })

  test('has its test', () => {
    expect(tests).not.toEqual([])
    expect(notFound(tests)).toEqual([])
  })
})

/** What of it is named and does not exist, or is named so shortly that it could be anything. */
function notFound(tests: NamedTest[]): NamedTest[] {
  return tests.filter(
    ({ file, title }) =>
      title.split(' ').length < 2 || !titlesIn(file).some((whole) => whole.includes(title)),
  )
}

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
      files: quotedIn(files),
      tests: testsNamed(named),
    })),
    cellsOf(deviating).map(([says = '', , reason = '', named = '']) => ({
      says,
      reason,
      tests: testsNamed(named),
    })),
  ]
}

function cellsOf(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (says|instead of|---)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
}

function testsNamed(cell: string): NamedTest[] {
  return quotedIn(cell).map((named) => {
    const [file = '', title = ''] = named.split(' › ')
    return { file, title }
  })
}

function quotedIn(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, quoted = '']) => quoted)
}
