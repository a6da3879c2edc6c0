import { expect, test } from 'vitest'

import { business } from '../../app/content/business.ts'
import { cities } from '../../app/content/cities/cities.ts'
import { claimFacts } from '../../app/content/facts.ts'
import { stats } from '../../app/content/home-page-text.ts'
import { pageTitle, searchResults } from '../../app/content/page-metadata.ts'
import { services } from '../../app/content/services/services.ts'
import { specialties } from '../../app/content/specialties/specialties.ts'

// Identifiers, URLs, dates, and words that only search engines and the
// assistant read.
const unseen = new Set(['id', 'iso', 'keywords', 'questions', 'slug', 'src'])

const modules = import.meta.glob(
  [
    '../../app/content/**/*.ts',
    '!**/*.schema.ts',
    '!**/check-*.ts',
    '!**/logo.ts',
  ],
  { eager: true },
)

/** Every text in app/content that visitors read, once. */
const siteTexts = [...new Set(Object.values(modules).flatMap(textsIn))]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('data:') ? [] : [value]
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

test.each<{ has: string; pattern: RegExp }>([
  { has: 'a price', pattern: /\$\d|\bUSD\b|\bper square foot\b/i },
  {
    has: 'a superlative',
    pattern: new RegExp(`\\b(${superlatives.join('|')})\\b|#1\\b`, 'i'),
  },
  {
    has: 'a leftover of a template or a double space',
    pattern: / {2}|undefined|\[object|TODO|lorem/i,
  },
])('no text of the site has $has', ({ pattern }) => {
  const found = siteTexts.filter((text) => pattern.test(text))
  expect(found).toEqual([])
})

test('no text of the site has a percentage outside the claims and the stats', () => {
  const suffixes = new Set<string>(stats.map(({ suffix }) => suffix))
  const sentences = siteTexts.filter((text) => !suffixes.has(text))
  const unclaimed = sentences.map(withoutClaims)
  expect(unclaimed.filter((text) => text.includes('%'))).toEqual([])
})

function withoutClaims(text: string): string {
  const claimed = [...claimFacts.values()]
    .filter((claim) => claim !== '')
    .map((claim) => RegExp.escape(claim))
  return text.replaceAll(new RegExp(claimed.join('|'), 'gi'), '')
}

test('pages have titles of 45 to 60 letters, descriptions of 120 to 155 and several keywords', () => {
  const pages = [
    ...Object.values(searchResults),
    ...[...services, ...specialties].map(({ search }) => search),
    ...cities,
  ]
  for (const { title, description, keywords } of pages) {
    expect(pageTitle(title, business.name)).toMatch(/^.{45,60}$/)
    expect(description).toMatch(/^.{120,155}$/)
    expect(keywords).toContain(', ')
  }
})

test('only the phone number of the error pages is still to be filled in', () => {
  const placeholders = siteTexts.flatMap((text) => text.match(/\{\w*\}/g) ?? [])
  expect(new Set(placeholders)).toEqual(new Set(['{phone}']))
  expect(JSON.stringify([services, cities])).not.toMatch(/\{\w*\}/)
})
