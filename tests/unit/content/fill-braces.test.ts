import { expect, test } from 'vitest'

import { fillBraces, namesInBraces } from '../../../app/content/fill-braces.ts'

const facts = new Map([
  ['region', 'Greater Springfield'],
  ['guarantee', 'money-back guarantee'],
  ['guarantee.short', 'Money back'],
  ['license', ''],
])

function filled<Value>(value: Value): Value {
  return fillBraces(value, facts)
}

test('a fact in braces is filled in', () => {
  expect(filled('We work in {region}.')).toBe('We work in Greater Springfield.')
  expect(filled('{guarantee.short}')).toBe('Money back')
})

test('a fact at the beginning of a sentence is capitalized', () => {
  expect(filled('Yes. {guarantee} on every job.')).toBe(
    'Yes. Money-back guarantee on every job.',
  )
})

test('a sentence with an empty fact goes, and its neighbors stay', () => {
  const text = 'We wash. {license} applies to us! Ask us in {region}.'
  expect(filled(text)).toBe('We wash. Ask us in Greater Springfield.')
  expect(filled('{license} and a {guarantee}')).toBe('')
})

test('a list item that loses a text goes, and one that never had it stays', () => {
  const list = [
    { title: 'Licensed', text: '{license}.' },
    { title: 'Insured', text: '' },
    { title: 'Local', text: '{region}' },
  ]
  expect(filled(list)).toEqual([
    { title: 'Insured', text: '' },
    { title: 'Local', text: 'Greater Springfield' },
  ])
  expect(filled(['{license}', '{region}'])).toEqual(['Greater Springfield'])
})

test('every text in a value is filled in, and what is no text stays', () => {
  const value = {
    heading: 'In {region}',
    lines: [['{guarantee}'], 7, null, undefined, true],
  }
  expect(filled(value)).toEqual({
    heading: 'In Greater Springfield',
    lines: [['Money-back guarantee'], 7, null, undefined, true],
  })
})

test('names that are no fact stay, and so do other braces', () => {
  const text = 'Call {phone}, {}, { region }, $&.'
  expect(filled(text)).toBe(text)
  expect(namesInBraces('{phone} and {guarantee.short}, { region }')).toEqual([
    'phone',
    'guarantee.short',
  ])
})
