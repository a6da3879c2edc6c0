import { describe, expect, test } from 'vitest'

import { shortenText } from '../../../app/features/reviews/shorten-text.ts'

describe('a review in the strip', () => {
  test.each([0, 1, 119, 120])('of %i characters stays as it is', (length) => {
    expect(shortenText('x'.repeat(length))).toBe('x'.repeat(length))
  })

  test('of 121 characters is cut to 120 and an ellipsis', () => {
    expect(shortenText('x'.repeat(121))).toBe(`${'x'.repeat(120)}…`)
  })

  test('is counted in characters, so 120 emoji stay and the 121st goes whole', () => {
    expect(shortenText('🧽'.repeat(120))).toBe('🧽'.repeat(120))
    expect(shortenText('🧽'.repeat(121))).toBe(`${'🧽'.repeat(120)}…`)
    expect(shortenText(`${'x'.repeat(119)}🧽!`)).toBe(`${'x'.repeat(119)}🧽…`)
  })

  test('loses nothing before the cut, blanks included', () => {
    expect(shortenText(`${'x'.repeat(119)} end`)).toBe(`${'x'.repeat(119)} …`)
  })
})
