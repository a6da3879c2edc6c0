import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

/** One table row of docs/specification.md: sentence, files, test. */
interface Row {
  says: string
  files: string[]
  test: { file: string; title: string }
}

const rows = readRows(readFileSync('docs/specification.md', 'utf8'))

test('the list covers the sections of the specification that can be built', () => {
  expect(rows.length).toBeGreaterThan(80)
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
  const calls = /(?:\b(?:test(?:\.step)?|describe\w*)|\)|\bonEach\w*)\(\s*(?:'((?:\\.|[^'\\])+)'|"([^"]+)"|`([^`]+)`)/g
  return [...readFileSync(file, 'utf8').matchAll(calls)].map(([, ...quoted]) => quoted.find(Boolean) ?? '')
}

function readRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (says|---)/.test(line))
    .map((line) => {
      const [says = '', files = '', named = ''] = line.slice(2, -2).split(' | ')
      const [file = '', title = ''] = named.replaceAll('`', '').trim().split(' › ')
      return {
        says,
        files: Array.from(files.matchAll(/`([^`]+)`/g), ([, path = '']) => path),
        test: { file, title },
      }
    })
}
