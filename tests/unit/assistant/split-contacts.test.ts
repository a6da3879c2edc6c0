import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { splitContacts } from '~/features/assistant/split-contacts'

test('telephone numbers and e-mail addresses become links', () => {
  expect(splitContacts('Call (916) 555-0142 or write to hello@rivermark.example.')).toEqual([
    { start: 0, text: 'Call ' },
    { start: 5, text: '(916) 555-0142', href: 'tel:+19165550142' },
    { start: 19, text: ' or write to ' },
    { start: 32, text: 'hello@rivermark.example', href: 'mailto:hello@rivermark.example' },
    { start: 55, text: '.' },
  ])
})

test('other numbers stay text', () => {
  expect(splitContacts('In 95608, 24 to 48 hours, 916-555')).toHaveLength(1)
})

test('no text is lost', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('(916) 555-0142', 'a@b.co', ' '))
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      expect(
        splitContacts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
