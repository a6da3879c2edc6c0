import { expect, test } from 'vitest'

import { hero } from '../../../app/content/home.ts'
import * as homeText from '../../../app/content/home.ts'
import {
  pageTitle,
  contactPage,
  epoxyPage,
  galleryPage,
  homePage,
  notFoundPage,
  reviewsPage,
} from '../../../app/content/page-texts.ts'
import { services } from '../../../app/content/services/services.ts'

const indexedPages = [
  { page: 'home', meta: homePage },
  { page: 'epoxy', meta: epoxyPage },
  { page: 'gallery', meta: galleryPage },
  { page: 'reviews', meta: reviewsPage },
  { page: 'contact', meta: contactPage },
  ...services.map(({ id, search }) => ({ page: `services, ${id}`, meta: search })),
]
const allPages = [...indexedPages, { page: 'not found', meta: notFoundPage }]

test('a document title is the own title and the name of the business', () => {
  expect(pageTitle('Customer Reviews', 'Acme')).toBe('Customer Reviews | Acme')
})

test.each(allPages)('the title of $page fits in 60 characters', ({ meta }) => {
  expect(pageTitle(meta.title, 'N'.repeat(26)).length).toBeLessThanOrEqual(60)
})

test.each(allPages)('the description of $page has 120 to 160 characters', ({ meta }) => {
  expect(meta.description.length).toBeGreaterThanOrEqual(120)
  expect(meta.description.length).toBeLessThanOrEqual(160)
})

test.each(indexedPages)('$page has keywords', ({ meta }) => {
  expect(meta.keywords.split(', ').length).toBeGreaterThanOrEqual(3)
})

test('no two pages share a title or a description', () => {
  expect(new Set(allPages.map(({ meta }) => meta.title)).size).toBe(allPages.length)
  expect(new Set(allPages.map(({ meta }) => meta.description)).size).toBe(allPages.length)
})

test('pages other than home open with a heading and an introduction of their own', () => {
  const served = services.map(({ title, search }) => ({ heading: title, introduction: search.description }))
  const opened = [...served, epoxyPage, galleryPage, reviewsPage, contactPage, notFoundPage]
  expect(new Set(opened.map(({ heading }) => heading)).size).toBe(opened.length)
  expect(new Set(opened.map(({ introduction }) => introduction)).size).toBe(opened.length)
})

test('the page for unknown addresses reads as specified', () => {
  expect(notFoundPage.heading).toBe('Oops! Page not found')
})

test('the headline of the home page contains the underlined phrase Top Rated', () => {
  const { before, highlight, after } = hero.headline
  expect(highlight).toBe('Top Rated')
  expect(before + highlight + after).toBe('Sacramento’s Top Rated Pressure Washing')
})

test('the hero states license, estimates, response and guarantee', () => {
  expect(hero.assurances).toEqual([
    'Licensed, bonded and insured',
    'Free estimates',
    'Same-day response',
    '100% satisfaction guarantee',
  ])
})

test('the about block has a mission statement', () => {
  expect(homeText.about.mission.heading).toMatch(/mission/i)
  expect(homeText.about.mission.text).not.toBe('')
})

test('the accordion has three to five paragraphs of local substance', () => {
  const { paragraphs } = homeText.accordion
  expect(paragraphs.length).toBeGreaterThanOrEqual(3)
  expect(paragraphs.length).toBeLessThanOrEqual(5)
  for (const word of ['oaks', 'Sacramento', 'algae', 'sprinklers', 'fog']) {
    expect(paragraphs.join(' ')).toContain(word)
  }
})
