import { expect, test } from 'vitest'

import { faultsOf, worstOf } from './random-addresses.ts'

test('no path breaks the server, leads off the site or takes more than one step', async () => {
  expect(await worstOf('path', 40)).toBe('none')
})

test('no path with a query does either', async () => {
  expect(await worstOf('pathWithQuery', 40)).toBe('none')
})

test('no query of a real page does either', async () => {
  expect(await worstOf('pageWithQuery', 40)).toBe('none')
})

test.each(['//evil.example/', '/\\evil.example/', '//evil.example/%2e%2e', '/%2F/evil.example/', '///Blog'])(
  '%s stays on this site',
  async (path) => {
    expect(await faultsOf(path)).toBe('')
  },
)
