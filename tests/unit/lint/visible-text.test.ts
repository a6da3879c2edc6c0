import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { visibleText } from './visible-text.ts'

test('what a component says comes from app/content', () => {
  const found = globSync('app/**/*.tsx').flatMap((file) =>
    visibleText(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['<p>Call us</p>', 'Call us'],
  ['<p>{open ? texts.open : `Closed until ${day}`}</p>', 'Closed until'],
  ["<p>{failed && 'Try again'}</p>", 'Try again'],
  ['<button aria-label="Close" />', 'Close'],
  ['<img alt={`Map of ${city}`} />', 'Map of'],
  ['<Card title="Phone" className="pt-10" />', 'Phone'],
])('%s says something', (element, said) => {
  expect(visibleText('probe.tsx', `export const probe = () => ${element}`)).toEqual([said])
})

test('what nobody reads is no text', () => {
  const source =
    'export const probe = () => <a className="Big red" href="#top" rel="nofollow">{1} · {x.text}</a>'
  expect(visibleText('probe.tsx', source)).toEqual([])
})
