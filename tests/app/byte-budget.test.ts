import { describe, expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { cityPath, mainPages } from '../../app/seo/site-pages.ts'
import { faceLetters } from '../../scripts/brand/face-letters.ts'
import { largestFirstPicture } from '../../scripts/lib/site-pictures.ts'
import { textsOf } from './page-parts.ts'
import { bytesOf, type PageWeight, scriptsAtLoad, weigh } from './page-weight.ts'
import { site } from './site.ts'
import { ask } from './visit.ts'

const kB = 1000

/** What a phone may be made to fetch of each kind of page before anybody touches it, in bytes after brotli. */
const budgets: { path: string; most: PageWeight }[] = [
  { path: mainPages.home.path, most: budget({ html: 13.2, script: 115 }) },
  { path: mainPages.services.path, most: budget({ html: 10, script: 116 }) },
  { path: mainPages.gallery.path, most: budget({ html: 9.5, script: 115 }) },
  { path: mainPages.reviews.path, most: budget({ html: 8, script: 117 }) },
  { path: mainPages.contact.path, most: budget({ html: 10, script: 120 }) },
  { path: mainPages.epoxy.path, most: budget({ html: 8, script: 117 }) },
  { path: cityPath(serviceAreas[0].slug), most: budget({ html: 10.5, script: 116 }) },
  { path: '/no/such/page', most: budget({ html: 5.5, script: 112 }) },
]

/** What comes with the HTML, before the first picture. */
const mostFirstScript = 3 * kB

/** Of script and style for those who saw all of the film and use the page. */
const mostOfWand = 6 * kB

function budget({ html, script }: { html: number; script: number }): PageWeight {
  return { html: html * kB, script: script * kB, style: 16 * kB, picture: largestFirstPicture }
}

describe.each(budgets)('$path', ({ path, most }) => {
  test('weighs no more than its budget', async () => {
    const weight = await weigh(site.url, path)
    for (const part of ['html', 'script', 'style', 'picture'] as const) {
      expect.soft(weight[part], `${part}, in bytes`).toBeLessThanOrEqual(most[part])
      expect.soft(weight[part], `${part} is found`).toBeGreaterThan(0)
    }
  })

  test('is written in the letters of the small faces that come with it', async () => {
    const { body } = await ask(site.url, path)
    const words = textsOf(body.replaceAll(/<script.*?<\/script>/gs, ''), 'body')
      .join('')
      .replaceAll(/\s/g, ' ')
    expect(words).toContain('Rivermark')
    expect(words.split('').filter((letter) => !faceLetters.includes(letter))).toEqual([])
  })

  test('orders neither script nor manifest to be fetched together with its first picture', async () => {
    const { body } = await ask(site.url, path)
    expect(body).not.toMatch(/rel="(modulepreload|prefetch|manifest)"/)
    expect(body).not.toMatch(/rel="preload"[^>]*as="script"/)
  })
})

test('what the visitor washes on with after the film is small, and not among what is fetched at load', async () => {
  const { body } = await ask(site.url, mainPages.home.path)
  const { all } = await scriptsAtLoad(site.url, body)
  const [rest = ''] = await filesNamed([...all.names], 'home-rest')
  const wand = await filesNamed([rest], 'hero-wand')
  expect([...all.names].filter((name) => name.includes('wand'))).toEqual([])
  expect(body).not.toContain('wand')
  expect(new Set(wand.map((file) => file.split('.').at(-1)))).toEqual(new Set(['css', 'js']))
  const bytes = await Promise.all(wand.map((file) => bytesOf(site.url + file)))
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostOfWand)
})

/** The files of a name that scripts fetch on demand. */
async function filesNamed(scripts: string[], name: string): Promise<string[]> {
  const bodies = await Promise.all(scripts.map((script) => ask(site.url, script)))
  const address = new RegExp(`assets/${name}-[^"'\`]+`, 'g')
  return [...new Set(bodies.flatMap(({ body }) => body.match(address) ?? []))].map((file) => `/${file}`)
}

test('the script that comes with the HTML is small, with all it imports', async () => {
  const { body } = await ask(site.url, mainPages.home.path)
  const { first } = await scriptsAtLoad(site.url, body)
  expect(first.bytes).toBeGreaterThan(0)
  expect(first.bytes).toBeLessThanOrEqual(mostFirstScript)
})
