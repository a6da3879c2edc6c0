import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'

import { cities } from '../../app/content/cities/cities.ts'
import { fullGallery } from '../../app/content/gallery.ts'
import { claims } from '../../app/content/marketing-claims.ts'
import { serviceById, services } from '../../app/content/services/services.ts'
import { testSite } from '../support/test-site.ts'
import { missingPaths, pages } from './route-table.ts'
import {
  canonicalsOf,
  elementsOf,
  idsOf,
  linksIn,
  metaOf,
  textOf,
  textsOf,
} from './support/page-parts.ts'
import { sendRequest } from './support/requests.ts'
import { getSharedPage } from './support/shared-pages.ts'
import { site } from './support/site.ts'

const { name, phone, email, social, address } = testSite
const onePathPerKind = [
  '/',
  '/services?tab=roof',
  '/gallery',
  '/reviews',
  '/contact',
  '/epoxy',
  '/city/folsom',
  '/nowhere',
]
const headerLinks = [
  'About /#about',
  'Services /services',
  'Gallery /#gallery',
  'Reviews /reviews',
]
const footerLinks = [
  'House Washing /services?tab=full-house',
  'Driveway Cleaning /services?tab=driveway',
  'Concrete Sealing /services?tab=concrete-sealing',
  'Commercial Cleaning /services?tab=commercial',
  'Roof Cleaning /services?tab=roof',
  'Gutter Cleaning /services?tab=gutter',
  `(916) 555-0142 tel:${phone}`,
  `${email} mailto:${email}`,
  `Instagram ${social.instagram}`,
  `Facebook ${social.facebook}`,
  `TikTok ${social.tiktok}`,
  `LinkedIn ${social.linkedin}`,
]

const html = new Map<string, string>()
const htmlOf = (path: string) => html.get(path) ?? ''

beforeAll(async () => {
  for (const { path } of pages)
    html.set(path, (await getSharedPage(site.url, path)).body)
  html.set('/nowhere', (await sendRequest(site.url, '/nowhere')).body)
})

describe.each(pages)('$path', ({ path, title }) => {
  test('has a title, description, keywords and canonical URL for search engines', () => {
    expect(textsOf(htmlOf(path), 'title')).toEqual([
      expect.stringMatching(/^.{45,60}$/),
    ])
    expect(textsOf(htmlOf(path), 'title')[0]).toContain(title)
    expect(metaOf(htmlOf(path), 'description')).toEqual([
      expect.stringMatching(/^.{120,155}$/),
    ])
    expect(metaOf(htmlOf(path), 'keywords')).toEqual([
      expect.stringContaining(', '),
    ])
    expect(canonicalsOf(htmlOf(path))).toEqual([testSite.url + path])
    expect(metaOf(htmlOf(path), 'robots')).toEqual([])
  })

  test('has an absolute URL, a title, a description and a picture for link previews', async () => {
    expect(metaOf(htmlOf(path), 'og:url')).toEqual([testSite.url + path])
    expect(metaOf(htmlOf(path), 'og:title')).toEqual(
      textsOf(htmlOf(path), 'title'),
    )
    expect(metaOf(htmlOf(path), 'og:description')).toEqual(
      metaOf(htmlOf(path), 'description'),
    )
    expect(metaOf(htmlOf(path), 'og:image:alt')).toEqual([
      expect.stringMatching(/\w{3}/),
    ])
    const picture = new URL(metaOf(htmlOf(path), 'og:image')[0] ?? '')
    expect(picture.origin).toBe(testSite.url)
    const { status, headers } = await sendRequest(site.url, picture.pathname, {
      method: 'HEAD',
    })
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  test('has one h1, which labels the main element, and gives its pictures distinct alt texts', () => {
    const headings = elementsOf(htmlOf(path), 'h1')
    expect(headings).toHaveLength(1)
    expect(elementsOf(htmlOf(path), 'main')[0]?.['aria-labelledby']).toBe(
      headings[0]?.['id'],
    )
    const alts = elementsOf(htmlOf(path), 'img').map(({ alt }) => alt)
    expect(alts).not.toContain(undefined)
    const described = alts.filter((alt) => alt !== '')
    expect(new Set(described).size).toBe(described.length)
  })

  test('marks links to itself in the header and footer as current', () => {
    const links = elementsOf(
      partOf(path, 'header') + partOf(path, 'footer'),
      'a',
    )
    for (const { href = '', 'aria-current': current } of links)
      expect([href, current]).toEqual([
        href,
        pointsTo(href, path) ? 'page' : undefined,
      ])
  })
})

test.each([...pages.map(({ path }) => path), '/nowhere'])(
  '%s has the specified header and footer and no sign-in',
  (path) => {
    const inHeader = linksIn(partOf(path, 'header'))
    expect(inHeader).toEqual(expect.arrayContaining(headerLinks))
    expect(inHeader.find((link) => link.endsWith(' /'))).toContain(name)
    expect(inHeader.some((link) => link.endsWith(` tel:${phone}`))).toBe(true)
    expect(linksIn(partOf(path, 'footer'))).toEqual(
      expect.arrayContaining(footerLinks),
    )
    const footer = textOf(partOf(path, 'footer'))
    expect(footer.startsWith(name)).toBe(true)
    for (const words of [
      claims.yearsInBusiness,
      address.street,
      `© 2025 ${name}`,
    ])
      expect(footer).toContain(words)
    expect(textOf(htmlOf(path))).not.toMatch(
      /\b(sign|log)[ -]?(in|up|on)\b|password/i,
    )
  },
)

test.each(onePathPerKind)('%s is valid HTML', async (path) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const { results } = await validator.validateString(htmlOf(path))
  const messages = results.flatMap((result) => result.messages)
  expect(
    messages.map(
      ({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`,
    ),
  ).toEqual([])
})

test.each([
  ['title', (body: string) => textsOf(body, 'title')],
  ['heading', (body: string) => textsOf(body, 'h1')],
  ['description', (body: string) => metaOf(body, 'description')],
])('no two pages have the same %s', (_, valuesOf) => {
  expect(
    new Set(pages.flatMap(({ path }) => valuesOf(htmlOf(path)))).size,
  ).toBe(pages.length)
})

test.each(missingPaths)(
  '%s is a 404 page that links home and is not indexed',
  async (path) => {
    const { status, headers, body } = await sendRequest(site.url, path)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(textsOf(body, 'h1')).toEqual(['Oops! Page not found'])
    expect(linksIn(body)).toContain('Return to Home /')
    expect([metaOf(body, 'robots'), canonicalsOf(body)]).toEqual([
      ['noindex'],
      [],
    ])
  },
)

test('the home page has the anchors about and service-areas', () => {
  expect([...idsOf(htmlOf('/'))]).toEqual(
    expect.arrayContaining(['about', 'service-areas']),
  )
})

test.each(['/', '/services', '/contact', '/city/folsom'])(
  '%s has one quote form with the specified class',
  (path) => {
    const classes = elementsOf(htmlOf(path), 'section').flatMap(
      (section) => section['class']?.split(' ') ?? [],
    )
    expect(
      classes.filter((word) => word === 'quote-request-form'),
    ).toHaveLength(1)
  },
)

test.each(fullGallery)(
  'the gallery shows $id with its alt text and category',
  ({ src, alt, category }) => {
    const link = [...htmlOf('/gallery').matchAll(/<a\s.*?<\/a>/gs)].find(
      ([shown]) => shown.includes(`src="${src}"`),
    )
    expect(elementsOf(link?.[0] ?? '', 'img')[0]?.['alt']).toBe(alt)
    expect(textOf(link?.[0] ?? '')).toContain(category)
  },
)

test.each(cities)(
  'the page for $name shows its facts, services, places and reasons',
  ({ name: city, slug, population, commonServices, ...texts }) => {
    const path = `/city/${slug}`
    expect(textsOf(htmlOf(path), 'h1').join()).toContain(city)
    const main = partOf(path, 'main')
    const text = textOf(main)
    for (const shown of [
      'Population',
      population.count.toLocaleString('en-US'),
      'Same Day',
      '5.0 Stars',
      ...texts.neighborhoods,
      ...texts.roads,
      ...texts.landmarks,
      ...texts.homeTypes,
      ...texts.reasons,
      ...commonServices.map(({ reason }) => reason),
    ])
      expect(text).toContain(shown)
    const links = linksIn(main)
    for (const { id } of commonServices)
      expect(links).toContainEqual(
        `${serviceById[id].title} /services?tab=${id}`,
      )
    expect(links).toContain(`Call (916) 555-0142 tel:${phone}`)
  },
)

test.each(services)(
  'the page for $title shows its picture, lists, process, form and three before/after pictures',
  ({ id, title, shortTitle, image, quoteTitle, pictures, ...texts }) => {
    const path = id === 'concrete-sealing' ? '/services' : `/services?tab=${id}`
    const main = partOf(path, 'main')
    const text = textOf(main)
    const steps = texts.process.map((step) => step.title)
    for (const shown of [
      title,
      "What's Included",
      'Our Process',
      ...steps,
      'Benefits',
      texts.description,
      ...texts.features,
      ...texts.benefits,
      quoteTitle,
      'First name',
    ])
      expect(text).toContain(shown)
    const alts = elementsOf(main, 'img').map(({ alt }) => alt)
    expect(alts).toEqual(
      expect.arrayContaining([image.alt, ...pictures.map(({ alt }) => alt)]),
    )
    expect(
      alts.filter((alt) => /^Before: .+ After: /.test(alt ?? '')),
    ).toHaveLength(3)
    expect(selectedTabs(main)).toEqual([shortTitle])
  },
)

test.each(['/', '/gallery', '/services', '/epoxy', '/city/folsom'])(
  '%s states that its pictures are illustrations',
  (path) =>
    expect(textOf(partOf(path, 'main'))).toContain(
      'Illustrations of typical results',
    ),
)

test.each(['/services?tab=car-wash', '/services?tab=', '/services'])(
  '%s shows concrete sealing',
  async (path) => {
    const page = await fetch(site.url + path)
    expect(selectedTabs(await page.text())).toEqual(['Concrete Sealing'])
  },
)

test.each(Object.values(claims))(
  'at least one page makes the claim "%s"',
  (claim) => {
    expect(
      [...html.values()].some((body) => textOf(body).includes(claim)),
    ).toBe(true)
  },
)

test('only the collapsed text on the home page says when the business was founded', () => {
  expect(
    [...html.keys()].filter((path) => textOf(htmlOf(path)).includes('2018')),
  ).toEqual(['/'])
  expect(
    textOf(htmlOf('/').replaceAll(/<details(?! open).*?<\/details>/gs, '')),
  ).not.toContain('2018')
})

test('the featured video on the services page has the specified query key', () => {
  expect(htmlOf('/services')).toContain('"featured-service-video"')
})

/** Returns the services that the service switcher marks as current. */
function selectedTabs(body: string): string[] {
  const [row = ''] =
    /<nav[^>]*aria-label="Choose a service".*?<\/nav>/s.exec(body) ?? []
  return linksIn(
    row.replaceAll(/<a\s(?![^>]*aria-current="page").*?<\/a>/gs, ''),
  ).map((link) => link.replace(/ \/services.*/, ''))
}

function partOf(path: string, element: string): string {
  const [part] =
    new RegExp(`<${element}[\\s>].*</${element}>`, 's').exec(htmlOf(path)) ?? []
  if (part === undefined) throw new Error(`${path} has no ${element}.`)
  return part
}

/**
 * Returns whether a link points to a page. Sections of home do not count, and
 * extra params are ignored.
 */
function pointsTo(href: string, path: string): boolean {
  const link = new URL(href, 'http://site')
  const page = new URL(path, 'http://site')
  if (link.origin !== page.origin || link.pathname !== page.pathname)
    return false
  if (link.pathname === '/' && link.hash !== '') return false
  return [...link.searchParams].every(
    ([key, value]) => page.searchParams.get(key) === value,
  )
}
