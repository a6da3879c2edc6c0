import { expect, test } from 'vitest'

import { countedAs, unnamedCallers } from '#functions/_shared/counted-as.ts'

const VISITOR_SECRET = 'a secret that site and functions share'

function nameOf(address: string, secret = VISITOR_SECRET) {
  return countedAs(new Headers({ 'X-Visitor-Address': address, 'X-Visitor-Secret': secret }), {
    VISITOR_SECRET,
  })
}

test('a visitor the site vouches for is counted under a name of their own', async () => {
  expect(await nameOf('203.0.113.7')).toMatch(/^[\da-f]{64}$/)
  expect(await nameOf('203.0.113.7')).not.toBe(unnamedCallers)
})

test.each(['127.0.0.1', '10.1.2.3', '192.168.0.9', '::1', 'fd00::1', '::ffff:10.0.0.1', 'unknown'])(
  '%s is no visitor’s address: nobody is counted',
  async (address) => expect(await nameOf(address)).toBeNull(),
)

test('whoever cannot be vouched for is counted together with the others', async () => {
  expect(await nameOf('203.0.113.7', 'guessed')).toBe(unnamedCallers)
  expect(await countedAs(new Headers(), { VISITOR_SECRET })).toBe(unnamedCallers)
})

test('where no secret is set nobody is counted', async () => {
  expect(await countedAs(new Headers({ 'X-Visitor-Address': '203.0.113.7' }), {})).toBeNull()
})
