import { expect, test } from 'vitest'

import { business } from '../../../app/content/business.ts'
import { cities } from '../../../app/content/cities/cities.ts'
import { claims, stats } from '../../../app/content/marketing-claims.ts'
import { services } from '../../../app/content/services/services.ts'

// Identifiers, URLs, dates, and words that only search engines and the
// assistant read.
const unseen = new Set(['id', 'iso', 'keywords', 'questions', 'slug', 'src'])

const modules = import.meta.glob(
  ['../../../app/content/**/*.ts', '!**/*.schema.ts'],
  { eager: true },
)

/** Every text in app/content that visitors read, once. */
const siteTexts = [...new Set(Object.values(modules).flatMap(textsIn))]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !unseen.has(key))
    .flatMap(([, inner]) => textsIn(inner))
}

const superlatives = [
  'award',
  'best',
  'cheap',
  'cheaper',
  'cheapest',
  'finest',
  'greatest',
  'leading',
  'number one',
  'premier',
  'unbeatable',
  'unmatched',
  'world-class',
]

test.each<{ has: string; pattern: RegExp; only: string[] }>([
  { has: 'a price', pattern: /\$\d|\bUSD\b|\bper square foot\b/i, only: [] },
  {
    has: 'a superlative',
    pattern: new RegExp(`\\b(${superlatives.join('|')})\\b|#1`, 'i'),
    only: [],
  },
  {
    has: 'a leftover of a template or a double space',
    pattern: / {2}|undefined|\[object|TODO|lorem/i,
    only: [],
  },
  {
    has: 'the name of the sample business',
    pattern: new RegExp(business.name),
    only: [business.name],
  },
])('no text of the site has $has, except for $only', ({ pattern, only }) => {
  const found = siteTexts.filter((text) => pattern.test(text))
  expect(found.toSorted()).toEqual(only.toSorted())
})

test('no text of the site has a percentage outside the claims and the stats', () => {
  const suffixes = new Set<string>(stats.map(({ suffix }) => suffix))
  const sentences = siteTexts.filter((text) => !suffixes.has(text))
  const unclaimed = sentences.map(withoutClaims)
  expect(unclaimed.filter((text) => text.includes('%'))).toEqual([])
})

function withoutClaims(text: string): string {
  const claimed = Object.values(claims).map((claim) => RegExp.escape(claim))
  return text.replaceAll(new RegExp(claimed.join('|'), 'gi'), '')
}

test('only placeholders that are filled in occur', () => {
  const placeholders = siteTexts.flatMap((text) => text.match(/\{\w*\}/g) ?? [])
  expect(new Set(placeholders)).toEqual(
    new Set(['{phone}', '{email}', '{name}']),
  )
  expect(JSON.stringify([services, cities])).not.toMatch(/\{\w*\}/)
})
