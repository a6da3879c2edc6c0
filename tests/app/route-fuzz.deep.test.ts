import { expect, test } from 'vitest'

import { worstOf } from './random-addresses.ts'

test('no path breaks the server, leads off the site or takes more than one step', async () => {
  expect(await worstOf('path', 300)).toBe('none')
})

test('no path with a query does either', async () => {
  expect(await worstOf('pathWithQuery', 300)).toBe('none')
})

test('no query of a real page does either', async () => {
  expect(await worstOf('pageWithQuery', 300)).toBe('none')
})
