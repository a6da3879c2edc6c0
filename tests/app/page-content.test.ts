import { beforeAll, describe, expect, test } from 'vitest'

import { cities } from '../../app/content/cities/cities.ts'
import { citySlugs } from '../../app/content/cities/city.ts'
import { pageFiles } from '../../app/content/page-files.ts'
import { services } from '../../app/content/services/services.ts'
import { scriptsOf } from './server-functions.ts'
import { site } from './site.ts'
import { ask } from './visit.ts'

let scripts: Map<string, string>
beforeAll(async () => {
  scripts = await scriptsOf(site.url)
})

// A page of one must not grow with the others: two thousand cities would be a script of six megabytes.
test.each([
  ['a city', cities.flatMap(({ intro, callToAction }) => [...intro, callToAction])],
  [
    'a service',
    services.flatMap(({ description, process }) => [description].concat(process.map(({ text }) => text))),
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

describe('the file of what a page shows', () => {
  test('is there for every place and service, says what the page of it says, and stays as it is', async () => {
    const files = [...pageFiles()]
    expect(files.map(([name]) => name)).toEqual([
      'areas',
      ...citySlugs.map((slug) => `city-${slug}`),
      'services',
    ])
    for (const [name, says] of files) {
      const { status, headers, body } = await askFile(name)
      expect({ name, status, caching: headers['cache-control'] }).toMatchObject({
        status: 200,
        caching: expect.stringContaining('immutable'),
      })
      const said: { default: unknown } = await import(`data:text/javascript,${encodeURIComponent(body)}`)
      expect(said.default).toEqual(says)
    }
  })

  test('of a city has nothing of the others', async () => {
    const [here, other] = cities
    const { body } = await askFile(`city-${here?.slug}`)
    expect(body).toContain(here?.callToAction)
    expect(body).not.toContain(other?.callToAction)
  })

  test.each([
    'city-atlantis',
    'city-constructor',
    `city-${'x'.repeat(5000)}`,
    'service-__proto__',
    'city-..%2Fareas',
  ])('is not there as %s', async (name) => expect((await askFile(name)).status).toBe(404))
})

/** By the address under which the scripts of the site import such files. */
async function askFile(name: string) {
  const [address] = [...scripts.values()].flatMap(
    (source) => source.match(/\/assets\/\$\{\w+\}-[\da-f]{8}\.js/) ?? [],
  )
  if (!address) throw new Error('no script imports a file by its name')
  return await ask(site.url, address.replace(/\$\{\w+\}/, name))
}
