import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

const folder = '.github/workflows'

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8')

  test('runs foreign code only by the hash of its commit, and says which version that is', () => {
    const used = Array.from(text.matchAll(/uses: (.*)/g), ([, action = '']) => action)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  test('may read the repository and nothing else, and leaves no key behind', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m)
    expect(text.match(/permissions:/g)).toHaveLength(1)
    expect(text.match(/persist-credentials: false/g)?.length).toBe(text.match(/actions\/checkout@/g)?.length)
  })
})

test('what is checked on every push is what .ci/run checks', () => {
  const commands = readFileSync(`${folder}/ci.yml`, 'utf8').match(/- run: .*/g)
  expect(commands?.at(-1)).toBe('- run: .ci/run')
})
