import { expect, test } from 'vitest'

import { readablePath } from '~/seo/readable-path'

test.each([
  ['/contact', '/contact'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/50%-off', '/50%25-off'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%ff', '/%25ff'],
])('%s is read as %s', (path, readable) => {
  expect(readablePath(path)).toBe(readable)
  expect(() => decodeURI(readable)).not.toThrow()
})
