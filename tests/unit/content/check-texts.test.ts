import { expect, test } from 'vitest'

import {
  findTextProblems,
  unknownFacts,
} from '../../../app/content/check-texts.ts'

test('the firm’s texts name only facts, and ask only what is answered', () => {
  expect(findTextProblems()).toEqual([])
})

test('a misspelled fact is a problem that says where it is and what it may mean', () => {
  const place = 'pages/home.ts: about.paragraphs.0'
  const text = 'We work in {regoin}, {hours}. Call {phone}.'
  expect(unknownFacts({ place, text })).toEqual([
    "pages/home.ts: about.paragraphs.0 {regoin} is no fact. Did you mean {region}? A claim that you don’t make is '' in pages/claims.ts.",
  ])
})

test('a fact that resembles none is a problem without a suggestion', () => {
  const text = 'It is {windowTinting}.'
  expect(unknownFacts({ place: 'pages/home.ts: hero', text })).toEqual([
    "pages/home.ts: hero {windowTinting} is no fact. A claim that you don’t make is '' in pages/claims.ts.",
  ])
})
