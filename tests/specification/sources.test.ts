import { globSync, readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { services } from '../../sample/services.ts'
import {
  sampleNames,
  sampleServices,
  wordsIn,
} from '../support/sample-words.ts'

// A released migration stays as it is.
const unread = ['**/generated/**', 'supabase/migrations/**', '**/*.webm']
const sources = globSync(
  [
    '{app,deploy,scripts,supabase}/**/*',
    'app.config.ts',
    'package.json',
    '.oxlintrc.json',
  ],
  { exclude: unread },
).filter((path) => statSync(path).isFile())

// The others are ordinary words, such as "roof".
const distinctIds = services
  .map(({ id }) => id)
  .filter((id) => id.includes('-'))
const ofTheSample = [...sampleNames, ...sampleServices, ...distinctIds]

test('no source outside the folder of the sample firm has a word of it', () => {
  const found = sources.flatMap((path) => {
    const words = wordsIn(readFileSync(path, 'utf8'), ofTheSample)
    return words.map((word) => `${path}: ${word}`)
  })
  expect(found).toEqual([])
  expect(sources.length).toBeGreaterThan(300)
})
