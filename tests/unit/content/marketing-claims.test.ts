import { expect, test } from 'vitest'

import { sampleSite } from '../../../app/content/business-defaults.ts'
import { cities } from '../../../app/content/cities/cities.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import { claims, stats } from '../../../app/content/marketing-claims.ts'
import { services } from '../../../app/content/services/services.ts'
import { siteTexts } from './support/site-texts.ts'

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

function textsWith(pattern: RegExp): string[] {
  return siteTexts.filter((text) => pattern.test(text))
}

test('site copy gives no percentage outside the claims and the stats', () => {
  const suffixes = new Set<string>(stats.map(({ suffix }) => suffix))
  const sentences = siteTexts.filter((text) => !suffixes.has(text))
  const unclaimed = sentences.map(withoutClaims)
  expect(unclaimed.filter((text) => text.includes('%'))).toEqual([])
})

/** Removes every claim from a text, also where it continues a sentence. */
function withoutClaims(text: string): string {
  return Object.values(claims).reduce(
    (rest, claim) =>
      rest.replaceAll(new RegExp(RegExp.escape(claim), 'gi'), ''),
    text,
  )
}

test('site copy contains no prices', () => {
  expect(textsWith(/\$\d|\bUSD\b|\bper square foot\b/i)).toEqual([])
})

test('site copy contains no superlatives', () => {
  const pattern = new RegExp(`\\b(${superlatives.join('|')})\\b|#1`, 'i')
  expect(textsWith(pattern)).toEqual([])
})

test('only the sample business itself has its name', () => {
  expect(textsWith(new RegExp(sampleSite.name))).toEqual([sampleSite.name])
})

test('site copy contains no leftovers of templates and no double spaces', () => {
  expect(textsWith(/ {2}|undefined|\[object|TODO|lorem/i)).toEqual([])
})

test('only placeholders that are filled in occur', () => {
  const placeholders = siteTexts.flatMap((text) => text.match(/\{\w*\}/g) ?? [])
  expect(new Set(placeholders)).toEqual(
    new Set(['{phone}', '{email}', '{name}']),
  )
  expect(JSON.stringify([services, cities])).not.toMatch(/\{\w*\}/)
})

test.each(fullGallery)(
  'the alt text of $id describes before and after and claims no job',
  ({ alt }) => {
    expect(alt).toMatch(/^Before: .+\. After: .+\.$/)
    expect(alt).not.toMatch(/\b(we|our|customer|client|Sacramento)\b/i)
  },
)
