import { expect } from 'vitest'

import {
  sampleNames,
  sampleServices,
  wordsIn,
} from '../../support/sample-words.ts'

const ofTheSample = [...sampleNames, ...sampleServices]

// What a text without one of its facts looks like.
const gap =
  /undefined|\bnull\b|\bNaN\b|\[object|\{[\w.]+\}|,\s*[,.]|\s[,.](?=\s|$)|\(\s*\)/g

/** Expects neither a word of the sample firm nor a gap in its place. */
export function expectNoLeftovers(text: string, name: string): void {
  expect.soft(wordsIn(text, ofTheSample), name).toEqual([])
  expect.soft(text.match(gap) ?? [], name).toEqual([])
}
