import { expect, test } from 'vitest'

import { splitContacts } from '../../../app/features/assistant/contact-text.tsx'

test('telephone numbers and email addresses become links', () => {
  expect(splitContacts('Call (916) 555-0142 or write to hello@rivermark.example.')).toEqual([
    { start: 0, text: 'Call ' },
    { start: 5, text: '(916) 555-0142', href: 'tel:+19165550142' },
    { start: 19, text: ' or write to ' },
    { start: 32, text: 'hello@rivermark.example', href: 'mailto:hello@rivermark.example' },
    { start: 55, text: '.' },
  ])
})

test.each(['In 95608, 24 to 48 hours, 916-555', ' ', '@', '555-0142 🧽'])('"%s" stays text', (text) => {
  expect(
    splitContacts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(splitContacts(text).filter((part) => 'href' in part)).toEqual([])
})
