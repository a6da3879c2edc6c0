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
    expect(title.length, 'a part of a title').toBeGreaterThan(2)
    expect(readFileSync(file, 'utf8')).toContain(title)
  })
})

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
