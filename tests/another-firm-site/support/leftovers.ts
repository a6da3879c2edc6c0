import {
  sampleNames,
  sampleServices,
  wordsIn,
} from '../../support/sample-words.ts'

const ofTheSample = [...sampleNames, ...sampleServices]

// What a text without one of its facts looks like.
const gap =
  /undefined|\bnull\b|\bNaN\b|\[object|\{[\w.]+\}|,\s*[,.]|\s[,.](?=\s|$)|\(\s*\)/g

/** Returns the words of the sample firm in a text, and the gaps in it. */
export function leftoversIn(text: string): string[] {
  return [...wordsIn(text, ofTheSample), ...(text.match(gap) ?? [])]
}
