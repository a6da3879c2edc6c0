import { expect, test } from 'vitest'

import { cities, cityBySlug } from '../../../app/content/cities/cities.ts'
import { type City, serviceAreas } from '../../../app/content/cities/city.ts'

/** Pages that share more than this part of their five-word runs begin to read as one page with two names. */
const highestOverlap = 0.05

const shingleLength = 5

test('no two city pages read alike', () => {
  const pairs = overlaps(cities)
  expect(pairs).toHaveLength((cities.length * (cities.length - 1)) / 2)

  const alike = pairs
    .toSorted((one, other) => other.overlap - one.overlap)
    .filter((pair) => pair.overlap > highestOverlap)
  expect(alike.map(describePair)).toEqual([])
})

test('a page with nothing changed but the name measures as the same page', () => {
  const [one, other] = serviceAreas
  const text = proseOf(cityBySlug(one.slug))
  const renamed = text.replaceAll(one.name, other.name)
  expect(renamed).not.toBe(text)
  expect(overlap(shinglesOf(text), shinglesOf(renamed))).toBe(1)
})

test.each(cities)(
  'a page that borrowed one paragraph of the $name page would go over the bound',
  (lender) => {
    for (const borrower of cities.filter((city) => city !== lender)) {
      const borrowed = `${proseOf(borrower)}\n${lender.intro[0]}`
      expect(overlap(shinglesOf(borrowed), shinglesOf(proseOf(lender)))).toBeGreaterThan(highestOverlap)
    }
  },
)

type Pair = { names: string; overlap: number; shared: string[] }

function overlaps(places: readonly City[]): Pair[] {
  const measured = places.map((city) => ({ name: city.name, shingles: shinglesOf(proseOf(city)) }))
  return measured.flatMap((one, index) =>
    measured.slice(index + 1).map((other) => ({
      names: `${one.name} and ${other.name}`,
      overlap: overlap(one.shingles, other.shingles),
      shared: sharedBy(one.shingles, other.shingles),
    })),
  )
}

function proseOf(city: City): string {
  return [
    city.description,
    ...city.intro,
    ...city.conditions,
    ...city.homeTypes,
    ...city.commonServices.map(({ reason }) => reason),
    ...city.reasons,
    city.callToAction,
  ].join('\n')
}

/** The five-word runs of each line, with the served places' names taken out so that they make no difference. */
function shinglesOf(text: string): Set<string> {
  const nameless = cities.reduce((rest, { name }) => rest.replaceAll(name, 'PLACE'), text)
  return new Set(
    nameless.split('\n').flatMap((line) => {
      const words = line.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
      return words
        .slice(0, Math.max(0, words.length - shingleLength + 1))
        .map((_, start) => words.slice(start, start + shingleLength).join(' '))
    }),
  )
}

/** Jaccard index: shared runs as a part of all runs, 0 to 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = sharedBy(one, other).length
  return shared / (one.size + other.size - shared)
}

function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((shingle) => other.has(shingle))
}

function describePair({ names, overlap: measured, shared }: Pair): string {
  const examples = shared.slice(0, 5).join(' | ') || 'nothing'
  return `${names}: ${(100 * measured).toFixed(2)} % of five-word runs shared: ${examples}`
}
