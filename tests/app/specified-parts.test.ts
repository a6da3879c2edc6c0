import { beforeAll, describe, expect, test } from 'vitest'

import { claims } from '../../app/content/claims.ts'
import { fullGallery } from '../../app/content/gallery.ts'
import type { PageMeta } from '../../app/content/page-texts.ts'
import { contactPage } from '../../app/content/pages/contact.ts'
import { epoxyPage } from '../../app/content/pages/epoxy.ts'
import { galleryPage } from '../../app/content/pages/gallery.ts'
import { homePage } from '../../app/content/pages/home.ts'
import { reviewsPage } from '../../app/content/pages/reviews.ts'
import { services } from '../../app/content/services/services.ts'
import { testSite } from '../support/test-site.ts'
import { canonicalsOf, elementsOf, graphsOf, idsOf, metaOf, textsOf } from './page-parts.ts'
import { pages } from './route-table.ts'
import { site } from './site.ts'
import { ask } from './visit.ts'

/** What the server really sends for every page. */
const bodies = new Map<string, string>()
beforeAll(async () => {
  for (const { path } of pages) bodies.set(path, (await ask(site.url, path)).body)
  bodies.set('/nowhere', (await ask(site.url, '/nowhere')).body)
})
const bodyOf = (path: string) => bodies.get(path) ?? ''

test.each(pages)('$path has one canonical link, to itself', ({ path }) => {
  expect(canonicalsOf(bodyOf(path))).toEqual([testSite.url + path])
})

const textsOfPages: [path: string, meta: PageMeta][] = [
  ['/', homePage],
  ['/epoxy', epoxyPage],
  ['/gallery', galleryPage],
  ['/reviews', reviewsPage],
  ['/contact', contactPage],
  ...services.slice(1).map(({ id, search }) => [`/services?tab=${id}`, search] satisfies [string, PageMeta]),
]

test.each(textsOfPages)('%s has the title, description and keywords that its texts give', (path, meta) => {
  expect(textsOf(bodyOf(path), 'title')).toEqual([`${meta.title} | ${testSite.name}`])
  expect(metaOf(bodyOf(path), 'description')).toEqual([meta.description])
  expect(metaOf(bodyOf(path), 'keywords')).toEqual([meta.keywords.join(', ')])
})

describe.each([...pages.map(({ path }) => path), '/nowhere'])('around %s', (path) => {
  test('the header leads home, to About, Services, Gallery and Reviews, and to the phone', () => {
    const [header = ''] = partsOf(bodyOf(path), 'header')
    const links = linksIn(header)
    for (const link of [
      'About at /#about',
      'Services at /services',
      'Gallery at /#gallery',
      'Reviews at /reviews',
    ])
      expect(links).toContain(link)
    expect(links.find((link) => link.endsWith(' at /'))).toContain(testSite.name)
    expect(links.filter((link) => link.endsWith(` at tel:${testSite.phone}`))).not.toEqual([])
  })

  test('the footer has logo, experience, contact details, six services, four profiles and the year 2025', () => {
    const [footer = ''] = partsOf(bodyOf(path), 'footer')
    const { url: _, social, address, ...business } = testSite
    const links = linksIn(footer)
    for (const link of [
      'House Washing at /services?tab=full-house',
      'Driveway Cleaning at /services?tab=driveway',
      'Concrete Sealing at /services?tab=concrete-sealing',
      'Commercial Cleaning at /services?tab=commercial',
      'Roof Cleaning at /services?tab=roof',
      'Gutter Cleaning at /services?tab=gutter',
      `(916) 555-0142 at tel:${business.phone}`,
      `${business.email} at mailto:${business.email}`,
    ])
      expect(links).toContain(link)
    const profiles = elementsOf(footer, 'a').map((link) => `${link['aria-label']} at ${link['href']}`)
    for (const profile of [
      `Instagram at ${social.instagram}`,
      `Facebook at ${social.facebook}`,
      `TikTok at ${social.tiktok}`,
      `LinkedIn at ${social.linkedin}`,
    ])
      expect(profiles).toContain(profile)
    const words = wordsIn(footer)
    expect(words.startsWith(business.name), 'the logo comes first').toBe(true)
    for (const text of [claims.yearsInBusiness, address.street, `© 2025 ${business.name}`])
      expect(words).toContain(text)
  })

  test('nobody is asked to sign in', () => {
    expect(elementsOf(bodyOf(path), 'input').map(({ type }) => type)).not.toContain('password')
    expect(visibleText(bodyOf(path))).not.toMatch(/\b(sign|log)[ -]?(in|up|on)\b/i)
  })
})

test('home injects the local business, its address, its profiles and the breadcrumb', () => {
  const [graph = []] = graphsOf(bodyOf('/'))
  expect(graph.find((node) => node['@type'] === 'HomeAndConstructionBusiness')).toMatchObject({
    name: testSite.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: testSite.address.street,
      addressLocality: testSite.address.city,
    },
    sameAs: Object.values(testSite.social),
  })
  expect(graph.find((node) => node['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ position: 1, item: `${testSite.url}/` }],
  })
})

test('home has the anchors about and service-areas, and the form its class', () => {
  const anchors = idsOf(bodyOf('/'))
  for (const anchor of ['about', 'service-areas']) expect(anchors).toContain(anchor)
  const classes = elementsOf(bodyOf('/'), 'section').map((section) => section['class'] ?? '')
  expect(classes.filter((names) => names.split(' ').includes('quote-request-form'))).toHaveLength(1)
})

describe('the gallery', () => {
  test.each(fullGallery)('shows $id with its file, its alternative text and its category', (image) => {
    const pictures = elementsOf(bodyOf('/gallery'), 'img')
    const shown = pictures.find(({ alt }) => alt === image.alt)
    expect(shown?.['src']).toBe(image.src)
    // Within its link; one of them may be in the head of the page as well.
    const [, ...after] = bodyOf('/gallery').split(`src="${image.src}"`)
    expect(after.some((html) => html.slice(0, html.indexOf('</a>')).includes(`>${image.category}<`))).toBe(
      true,
    )
  })
})

test.each(Object.entries(claims))('the claim %s is shown to visitors', (_, text) => {
  const shown = [...bodies.values()].filter((body) => visibleText(body).includes(text))
  expect(shown).not.toEqual([])
})

test('since when the business is there, only the closed text of the home page says', () => {
  const told = [...bodies].filter(([, body]) => visibleText(body).includes('2018')).map(([path]) => path)
  expect(told).toEqual(['/'])
  const withoutAccordions = bodyOf('/').replaceAll(/<details(?! open).*?<\/details>/gs, '')
  expect(visibleText(withoutAccordions)).not.toContain('2018')
})

/** What a page says, without its head, its scripts and its tags. */
function visibleText(body: string): string {
  return body
    .replace(/^.*?<body/s, '<body')
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
}

function wordsIn(html: string): string {
  return visibleText(`<body>${html}`).replaceAll(/\s+/g, ' ').trim()
}

function partsOf(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}\\s.*?</${element}>`, 'gs'))].map(([part]) => part)
}

/** What each link reads, and where it leads. */
function linksIn(html: string): string[] {
  return partsOf(html, 'a').map((link) => `${wordsIn(link)} at ${elementsOf(link, 'a')[0]?.['href']}`)
}

test('the featured video of /services is known to the page under its specified key', () => {
  expect(bodyOf('/services')).toContain('"featured-service-video"')
})

test('the sitemap that is served gives every address its priority', async () => {
  const { body } = await ask(site.url, '/sitemap.xml')
  const priorities = new Map(
    Array.from(
      body.matchAll(/<loc>([^<]*)<\/loc>.*?<priority>([^<]*)<\/priority>/g),
      ([, url = '', priority]) => [new URL(url).pathname, priority],
    ),
  )
  const specified: [RegExp, string][] = [
    [/^\/$/, '1.0'],
    [/^\/(services|contact)$/, '0.9'],
    [/^\/(gallery|reviews)$/, '0.8'],
    [/^\/(epoxy|city\/.*)$/, '0.7'],
    [/-pressure-washing$/, '0.6'],
  ]
  expect(priorities.size).toBeGreaterThan(30)
  for (const [path, priority] of priorities)
    expect.soft(priority, path).toBe(specified.find(([pattern]) => pattern.test(path))?.[1])
})
