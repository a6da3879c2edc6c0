import { expect, inject, test } from 'vitest'

const { url } = inject('anotherFirm')

test('the home page names the firm', async () => {
  const response = await fetch(url)
  expect(await response.text()).toContain('North Shore Exterior Washing')
})
