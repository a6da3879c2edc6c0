import { HtmlValidate } from 'html-validate'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'

import { copyrightYear, region } from '../../app/content/business.ts'
import { cities } from '../../app/content/cities/cities.ts'
import { cityIndex } from '../../app/content/cities/city-index.ts'
import {
  everyPageTexts,
  openingHours,
} from '../../app/content/every-page-text.ts'
import { facts } from '../../app/content/facts.ts'
import { hasGallery } from '../../app/content/gallery-filters.ts'
import { fullGallery } from '../../app/content/gallery.ts'
import { homeGallery } from '../../app/content/home-gallery.ts'
import { about, hero } from '../../app/content/home-page-text.ts'
import { notFoundLinks } from '../../app/content/not-found-page-text.ts'
import { illustrationNote, type Picture } from '../../app/content/picture.ts'
import { reviewsPageContent } from '../../app/content/reviews-page-content.ts'
import { reviewsTexts } from '../../app/content/reviews-text.ts'
import {
  defaultServiceId,
  footerServices,
  serviceNames,
} from '../../app/content/services/service-index.ts'
import { serviceTiles } from '../../app/content/services/service-tiles.ts'
import { serviceById, services } from '../../app/content/services/services.ts'
import { specialties } from '../../app/content/specialties/specialties.ts'
import {
  leadingReview,
  reviewAbout,
  reviewFrom,
} from '../../app/features/reviews/choose-quote.ts'
import { servicesOf } from '../../app/features/reviews/review-services.ts'
import { splitAuthor } from '../../app/features/reviews/split-author.ts'
import { shownReviews } from '../support/shown-reviews.ts'
import { site } from '../support/site.ts'
import { phoneWords, testSite } from '../support/test-site.ts'
import {
  missingPaths,
  onePathPerKind,
  pages,
  tabServicePath,
} from './route-table.ts'
import { useLoadedPages } from './support/loaded-pages.ts'
import {
  attributesIn,
  canonicalsOf,
  elementIn,
  linksIn,
  metaOf,
  parsePage,
  textOf,
  textsIn,
} from './support/page-parts.ts'
import { sendRequest } from './support/requests.ts'

const { name, phone, email, social, address } = testSite
const headerLinks = [
  'About /#about',
  'Services /services',
  'Gallery /#gallery',
  'Reviews /reviews',
]
const footerLinks = [`${phoneWords} tel:${phone}`, `${email} mailto:${email}`]

const reviews = shownReviews.map(
  ({ author, rating, text, date, sample }, index) => {
    const services = servicesOf({ author, text })
    return { id: String(index), author, rating, text, date, sample, services }
  },
)

function authorOf(review?: { author: string }): string {
  return splitAuthor(review?.author ?? '').name
}

function servicePath(id: string): string {
  return id === defaultServiceId ? '/services' : `/services?tab=${id}`
}

const pageOf = useLoadedPages()
const pageAt = (path: string) => pageOf(path).page

function partOf(path: string, selector: string): HTMLElement {
  return elementIn(pageAt(path), selector)
}

describe.each(pages)('$path', ({ path, title }) => {
  test('has a title, description, keywords and canonical URL for search engines', () => {
    const page = pageAt(path)
    const [shownTitle, ...otherTitles] = textsIn(page, 'title')
    expect(otherTitles).toEqual([])
    expect(shownTitle).toContain(title)
    expect(metaOf(page, 'description')).toEqual([
      expect.stringMatching(/\w{3}/),
    ])
    expect(metaOf(page, 'keywords')).toHaveLength(1)
    expect(canonicalsOf(page)).toEqual([testSite.url + path])
    expect(metaOf(page, 'robots')).toEqual([])
  })
})

describe.each(onePathPerKind)('%s', (path) => {
  test('has an absolute URL, a title, a description and a picture for link previews', async () => {
    const page = pageAt(path)
    expect(metaOf(page, 'og:url')).toEqual([testSite.url + path])
    expect(metaOf(page, 'og:title')).toEqual(textsIn(page, 'title'))
    expect(metaOf(page, 'og:description')).toEqual(metaOf(page, 'description'))
    expect(metaOf(page, 'og:image:alt')).toEqual([
      expect.stringMatching(/\w{3}/),
    ])
    const [picture = ''] = metaOf(page, 'og:image')
    expect(picture).toContain(`${testSite.url}/`)
    const file = picture.replace(testSite.url, '')
    const response = await sendRequest(site.url, file, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('image/jpeg')
  })

  test('has one h1, which labels the main element, and gives its pictures distinct alt texts', () => {
    const heading = partOf(path, 'h1')
    expect(partOf(path, 'main').getAttribute('aria-labelledby')).toBe(
      heading.id,
    )
    const alts = attributesIn(pageAt(path), 'img', 'alt')
    expect(alts).not.toContain(undefined)
    const described = alts.filter((alt) => alt !== '')
    expect(new Set(described).size).toBe(described.length)
  })
})

test.each([
  { path: '/', current: ['/'] },
  {
    path: tabServicePath,
    current: ['/services', tabServicePath],
  },
  // The specified header link leads to the home page's preview of the gallery.
  { path: '/gallery', current: ['/#gallery', '/gallery'] },
])('$path marks only links to itself as current', ({ path, current }) => {
  const marked = ':is(header, footer) a[aria-current="page"]'
  const hrefs = attributesIn(pageAt(path), marked, 'href')
  expect([...new Set(hrefs)]).toEqual(current)
})

test.each([...onePathPerKind, '/nowhere'])(
  '%s has the specified header and footer and no sign-in',
  (path) => {
    const inHeader = linksIn(partOf(path, 'body > header, body > * > header'))
    expect(inHeader).toEqual(expect.arrayContaining(headerLinks))
    expect(inHeader.find((link) => link.endsWith(' /'))).toContain(name)
    expect(inHeader.some((link) => link.endsWith(` tel:${phone}`))).toBe(true)
    const footer = partOf(path, 'footer')
    const inFooter = linksIn(footer)
    expect(inFooter).toEqual(expect.arrayContaining(footerLinks))
    const listed = footerServices.map(
      ({ id, shortTitle }) => `${shortTitle} /services?tab=${id}`,
    )
    expect(inFooter.filter((link) => link.includes('?tab='))).toEqual(listed)
    const profiles = attributesIn(footer, 'a[rel~="me"]', 'href')
    expect(new Set(profiles)).toEqual(new Set(Object.values(social)))
    const footerText = textOf(footer)
    expect(footerText.startsWith(name)).toBe(true)
    expect(footerText).toContain(everyPageTexts.footer)
    expect(footerText).toContain(address?.street ?? '')
    expect(footerText).toContain(`© ${copyrightYear} ${name}`)
    expect(textOf(partOf(path, 'body'))).not.toMatch(
      /\b(sign|log)[ -]?(in|up|on)\b|password/i,
    )
  },
)

test.each([...onePathPerKind, '/nowhere'])('%s is valid HTML', async (path) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const { results } = await validator.validateString(pageOf(path).html)
  const messages = results.flatMap((result) => result.messages)
  const problems = messages.map(
    ({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`,
  )
  expect(problems).toEqual([])
})

test('no two pages have the same title, heading or description', () => {
  const all = pages.map(({ path }) => pageAt(path))
  for (const values of [
    all.flatMap((page) => textsIn(page, 'title')),
    all.flatMap((page) => textsIn(page, 'h1')),
    all.flatMap((page) => metaOf(page, 'description')),
  ])
    expect(new Set(values).size).toBe(pages.length)
})

test.each(missingPaths)(
  '%s is a 404 page that links home, to the form, a service and our work, and is not indexed',
  async (path) => {
    const { status, headers, body } = await sendRequest(site.url, path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe('no-store')
    const page = parsePage(body)
    expect(textsIn(page, 'h1')).toEqual(['Oops! Page not found'])
    const useful = elementIn(page, `nav[aria-label="${notFoundLinks.heading}"]`)
    const paths = attributesIn(useful, 'a', 'href')
    const [service = serviceNames[0]] = footerServices
    expect(paths.slice(0, 2)).toEqual([
      '/contact',
      `/services?tab=${service.id}`,
    ])
    expect(paths).toHaveLength(3)
    expect(linksIn(page)).toContain('Return to Home /')
    expect(metaOf(page, 'robots')).toEqual(['noindex'])
    expect(canonicalsOf(page)).toEqual([])
  },
)

test('the gallery shows every picture with its alt text and category', () => {
  const withFiles = fullGallery.filter(({ src }) => src !== '')
  for (const { src, alt, category } of withFiles) {
    const picture = partOf('/gallery', `a img[src="${src}"]`)
    expect(picture.getAttribute('alt')).toBe(alt)
    expect(textOf(picture.closest('a') ?? picture)).toContain(category ?? '')
  }
})

test.each(cities.slice(0, 1))(
  'the page for $name shows its facts, services, places and reasons, and has no text of another city',
  ({ name: city, slug, population, commonServices, ...texts }) => {
    const path = `/city/${slug}`
    expect(textOf(partOf(path, 'h1'))).toContain(city)
    const main = partOf(path, 'main')
    const text = textOf(main)
    const shown = [
      ...(population
        ? ['Population', population.count.toLocaleString('en-US')]
        : []),
      facts.get('sameDayResponse.short') ?? '',
      facts.get('rating.short') ?? '',
      ...texts.neighborhoods,
      ...texts.roads,
      ...texts.landmarks,
      ...texts.homeTypes,
      ...texts.reasons,
      ...commonServices.map(({ reason }) => reason),
    ]
    expect(shown.filter((words) => !text.includes(words))).toEqual([])
    const links = linksIn(main)
    for (const { id } of commonServices) {
      const { title } = serviceById(id)
      expect(links).toContain(`${title} /services?tab=${id}`)
    }
    expect(links).toContain(`Call ${phoneWords} tel:${phone}`)
    const loaded = cities.filter(({ opening }) =>
      pageOf(path).html.includes(opening),
    )
    expect(loaded.map(({ name }) => name)).toEqual([city])
  },
)

test.each(services.slice(0, 2))(
  'the page for $title shows its picture, lists, process, form and before/after pictures, and has no text of another service',
  ({ id, title, shortTitle, image, quoteTitle, pictures, ...texts }) => {
    const path = servicePath(id)
    const main = partOf(path, 'main')
    const text = textOf(main)
    const shown = [
      title,
      ...(texts.features.length > 0 ? ["What's Included"] : []),
      ...(texts.process.length > 0 ? ['Our Process'] : []),
      ...texts.process.map((step) => step.title),
      ...(texts.benefits.length > 0 ? ['Benefits'] : []),
      texts.description,
      ...texts.features,
      ...texts.benefits,
      quoteTitle,
      'First name',
    ]
    expect(shown.filter((words) => !text.includes(words))).toEqual([])
    const alts = attributesIn(main, 'img', 'alt')
    // The hero's has no description.
    const ofService = [image, ...pictures].filter(
      (each) => each?.src && each !== texts.heroPicture,
    )
    expect(alts).toEqual(
      expect.arrayContaining(ofService.map((each) => each?.alt)),
    )
    expect(selectedService(main)).toBe(shortTitle)
    const loaded = services.filter(({ description }) =>
      pageOf(path).html.includes(description),
    )
    expect(loaded.map(({ id }) => id)).toEqual([id])
  },
)

function noteOf(pictures: readonly Picture[]): string {
  return illustrationNote(pictures) ?? ''
}
const areaLinks = cityIndex.map(({ name, slug }) => `${name} /city/${slug}`)
const contactLinks = [`${phoneWords} tel:${phone}`, `${email} mailto:${email}`]

test.each<{ path: string; texts: string[]; links?: string[] }>([
  {
    path: '/',
    texts: [
      ...about.paragraphs,
      about.mission.text,
      hero.headline.highlight,
      'Get a FREE Quote',
      'Book Appointment Now',
      ...(hasGallery ? ['See More Gallery'] : []),
      noteOf(homeGallery),
    ],
    links: [
      ...serviceTiles.map(({ title, id }) => `${title} /services?tab=${id}`),
      ...areaLinks,
      ...contactLinks,
    ],
  },
  ...specialties.map(({ slug, plate = '', benefits, kinds, process }) => ({
    path: `/${slug}`,
    texts: [
      'Back to Home',
      'Get Free Quote',
      plate,
      ...[...(kinds?.items ?? []), ...(process?.steps ?? [])].map(
        ({ title }) => title,
      ),
      ...(benefits?.items ?? []).map(({ title }) => title),
    ],
  })),
  {
    path: '/contact',
    // Its article may begin a line.
    texts: [region.replace(/^the /i, ''), openingHours],
    links: [...contactLinks, ...areaLinks],
  },
  { path: '/gallery', texts: ['Back to Home', noteOf(fullGallery)] },
  ...services.map(({ id, pictures }) => ({
    path: servicePath(id),
    texts: [noteOf(pictures), authorOf(reviewAbout(id, reviews))],
  })),
  ...cityIndex.map(({ name: city, slug }) => ({
    path: `/city/${slug}`,
    texts: [authorOf(reviewFrom(city, reviews))],
  })),
])('$path has everything that it must have', ({ path, texts, links = [] }) => {
  const main = partOf(path, 'main')
  const text = textOf(main)
  expect(texts.filter((words) => !text.includes(words))).toEqual([])
  expect(linksIn(main)).toEqual(expect.arrayContaining(links))
})

test('the reviews page quotes the newest review of a good length, and lists the others with links to their services that have a picture', () => {
  const main = partOf('/reviews', 'main')
  const linkedIds = new Set(reviewsPageContent.services.map(({ id }) => id))
  const quoted = leadingReview(reviews)
  expect(textsIn(main, 'figure').join(' ')).toContain(authorOf(quoted))
  const cards = main.querySelectorAll('figure, li')
  const shown = cards.filter((card) => textOf(card).includes('out of 5 stars'))
  expect(shown).toHaveLength(reviews.length)
  expect(textOf(main)).not.toContain('…')
  for (const review of reviews.filter((each) => each !== quoted)) {
    const card = shown.find((each) => textOf(each).includes(authorOf(review)))
    const ids = review.services.filter((id) => linkedIds.has(id))
    expect(card && linksIn(card)).toEqual(
      ids.map((id) => expect.stringMatching(`[=/]${id}$`)),
    )
    expect(card && textOf(card).includes(reviewsTexts.sample)).toBe(
      review.sample,
    )
  }
})

test('a city that no review names quotes none', () => {
  const unnamed = cityIndex.filter(({ name }) => !reviewFrom(name, reviews))
  for (const { slug } of unnamed)
    expect(textsIn(partOf(`/city/${slug}`, 'main'), 'figure')).toEqual([])
})

test.each(['/services?tab=no-such', '/services?tab=', '/services'])(
  '%s shows the first service',
  async (path) => {
    const response = await fetch(site.url + path)
    const main = parsePage(await response.text())
    expect(selectedService(main)).toBe(serviceById(defaultServiceId).shortTitle)
  },
)

/** Returns the service that the service switcher marks as current. */
function selectedService(root: HTMLElement): string {
  const switcher = 'nav[aria-label="Choose a service"]'
  return textOf(elementIn(root, `${switcher} a[aria-current="page"]`))
}
