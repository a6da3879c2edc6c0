import { toJSON } from 'seroval'
import { beforeAll, describe, expect, test } from 'vitest'

import { cities } from '../../app/content/cities/cities.ts'
import { citySlugs } from '../../app/content/cities/city.ts'
import { services } from '../../app/content/services/services.ts'
import { testSite } from '../stack/test-site.ts'
import { scriptsOf, serverFunctionUrls } from './server-functions.ts'
import { site } from './site.ts'

let scripts: Map<string, string>
beforeAll(async () => {
  scripts = await scriptsOf(site.url)
})

// A page of one must not grow with the others: two thousand cities would be a script of six megabytes.
test.each([
  ['a city', cities.flatMap(({ intro, callToAction }) => [...intro, callToAction])],
  [
    'a service',
    services.flatMap(({ description, process }) => [description, ...process.map(({ text }) => text)]),
  ],
])('what the site says of %s is in no script', (_, texts) => {
  expect(scripts.size).toBeGreaterThan(20)
  expect(texts.length).toBeGreaterThan(30)
  const holding = [...scripts].filter(([, source]) => texts.some((text) => source.includes(text)))
  expect(holding.map(([name]) => name)).toEqual([])
})

test('the names of all places are in one script of all pages, and in the one for their earlier addresses', () => {
  const naming = [...scripts].filter(([, source]) => citySlugs.every((slug) => source.includes(slug)))
  const names = naming.map(([name]) => name.replace(/-[\w-]{8}\.js$/, ''))
  expect(names.toSorted()).toEqual(['canonical-path', 'facts'])
})

describe('a call for what a page shows', () => {
  test('is answered with the one city, and not with the others', async () => {
    const [here, other] = cities
    const answers = await askAll(here?.slug)
    const told = answers.filter(({ text }) => text.includes(here?.callToAction ?? ''))
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ status: 200 })
    expect(told[0]?.text).not.toContain(other?.callToAction)
  })

  test('is answered with one service, or with all when they are asked for', async () => {
    const [here, other] = services
    for (const others of [false, true]) {
      const answers = await askAll({ id: here?.id, others })
      const told = answers.filter(({ text }) => text.includes(here?.description ?? ''))
      expect(told).toHaveLength(1)
      expect(told[0]?.text.includes(other?.description ?? ''), `others: ${others}`).toBe(others)
    }
  })

  test('comes from a page of ours, also by a browser that tells so by its referrer alone, behind TLS', async () => {
    const [here] = cities
    for (const [headers, expected] of [
      [{ referer: `${testSite.url}/contact` }, 1],
      [{ referer: `${site.url}/contact` }, 1],
      [{ referer: 'https://elsewhere.example/contact' }, 0],
      [{ 'sec-fetch-site': 'cross-site' }, 0],
      [{}, 0],
    ] as const) {
      const answers = await askAll(here?.slug, headers)
      const told = answers.filter(({ text }) => text.includes(here?.callToAction ?? ''))
      expect({ headers, answers: told.length }).toEqual({ headers, answers: expected })
    }
  })

  test.each([
    ['an unknown place', 'atlantis'],
    ['what cannot be a place', '../Orangevale'],
    ['a very long name', 'x'.repeat(5000)],
    ['a name every object has', 'constructor'],
    ['an unknown service', { id: 'windows', others: true }],
    ['a service every object has', { id: '__proto__', others: true }],
    ['something else', [[1], null]],
    ['nothing', undefined],
  ])('of %s tells nothing of any, and is no breakdown', async (_, data) => {
    const texts = [
      ...cities.map(({ callToAction }) => callToAction),
      ...services.map((each) => each.description),
    ]
    for (const { status, text } of await askAll(data)) {
      expect(status).toBeLessThan(500)
      expect(texts.filter((told) => text.includes(told))).toEqual([])
    }
  })
})

/** Calls every function of the site as a page would. */
async function askAll(
  data: unknown,
  from: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
): Promise<{ status: number; text: string }[]> {
  const payload = encodeURIComponent(JSON.stringify(toJSON({ data })))
  const urls = await serverFunctionUrls(site.url)
  return await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(`${url}?payload=${payload}`, {
        headers: { 'x-tsr-serverfn': 'true', ...from },
      })
      return { status: answer.status, text: await answer.text() }
    }),
  )
}
