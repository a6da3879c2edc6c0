import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TextWithContactLinks } from '../../../app/components/layout/text-with-contact-links.tsx'

const render = (text: string) =>
  renderToStaticMarkup(createElement(TextWithContactLinks, { text }))

test('phone numbers and email addresses become links', () => {
  const markup = render(
    'Call (916) 555-0142 or write to hello@rivermark.example.',
  )
  expect(markup.replaceAll(/ class="[^"]*"/g, '')).toBe(
    'Call <a href="tel:+19165550142">(916) 555-0142</a> or write to ' +
      '<a href="mailto:hello@rivermark.example">hello@rivermark.example</a>.',
  )
})

test.each(['In 95608, 24 to 48 hours, 916-555', ' ', '@', '555-0142 🧽'])(
  '"%s" stays plain text',
  (text) => {
    expect(render(text)).toBe(text)
  },
)
