import type { HTMLElement } from 'node-html-parser'
import { beforeAll, describe, expect, test } from 'vitest'

import { formatPhone } from '#domain/format-phone.ts'

import { business } from '../../app/content/business.ts'
import { cityIndex } from '../../app/content/cities/city-index.ts'
import { services } from '../../app/content/services/services.ts'
import {
  canonicalsOf,
  elementIn,
  metaOf,
  parsePage,
  textOf,
  textsIn,
} from '../app/support/page-parts.ts'
import { sendRequest } from '../app/support/requests.ts'
import { site } from '../support/site.ts'
import { testSite } from '../support/test-site.ts'
import { longWorkMs } from '../support/timeouts.ts'
import { leftoversIn } from './support/leftovers.ts'

const paths = [
  '/',
  '/services',
  ...services.slice(1).map(({ id }) => `/services?tab=${id}`),
  '/gallery',
  '/reviews',
  '/contact',
  ...cityIndex.map(({ slug }) => `/city/${slug}`),
]

const htmls = new Map<string, string>()
beforeAll(async () => {
  for (const path of [...paths, '/nowhere'])
    htmls.set(path, (await sendRequest(site.url, path)).body)
}, longWorkMs)

function htmlOf(path: string): string {
  // React puts comments between adjacent texts.
  return (htmls.get(path) ?? '').replaceAll('<!-- -->', '')
}

function pageAt(path: string): HTMLElement {
  return parsePage(htmlOf(path))
}

describe.each([...paths, '/nowhere'])('%s', (path) => {
  test('names the firm and not the sample', () => {
    const html = htmlOf(path)
    for (const words of [business.name, formatPhone(business.phone)])
      expect.soft(html.includes(words), words).toBe(true)
    const shown = html.replaceAll(/<script\b.*?<\/script>/gs, '')
    const { text } = elementIn(parsePage(shown), 'body')
    expect.soft(leftoversIn(shown + text)).toEqual([])
    // It makes no such promise.
    expect.soft(/[^.]*\bfree\b[^.]*/i.exec(text)?.[0]).toBeUndefined()
  })

  test('has no element that is empty', () => {
    const elements = pageAt(path).querySelectorAll(
      'h1, h2, h3, h4, p, ul, ol, dl, li, dt, dd, a, button, section, title',
    )
    const empty = elements.filter(
      (element) =>
        textOf(element) === '' &&
        !element.getAttribute('aria-live') &&
        // Keeps the place of what loads later.
        !element.classNames.includes('min-h-') &&
        !element.querySelector('img, svg, iframe, [aria-label]') &&
        !element.getAttribute('aria-label'),
    )
    expect(empty.map(String)).toEqual([])
  })

  test('has the message field in its form, and no film, notification or map', () => {
    const html = htmlOf(path)
    const fields = ['name="message"', 'name="firstName"'].map((field) =>
      html.includes(field),
    )
    expect(fields[0]).toBe(fields[1])
    expect(html.match(/<video|openstreetmap/g)).toBeNull()
  })
})

describe.each(paths)('%s', (path) => {
  test('has a title, a description and a canonical URL for search engines', () => {
    const page = pageAt(path)
    expect(textsIn(page, 'title')).toEqual([
      expect.stringMatching(/^.{20,70}$/),
    ])
    expect(metaOf(page, 'description')).toEqual([
      expect.stringMatching(/^.{40,160}$/),
    ])
    expect(canonicalsOf(page)).toEqual([testSite.url + path])
    expect(textsIn(page, 'h1')).toHaveLength(1)
  })
})

test('no two pages have the same title or description', () => {
  const pages = paths.map(pageAt)
  for (const values of [
    pages.flatMap((page) => textsIn(page, 'title')),
    pages.flatMap((page) => metaOf(page, 'description')),
  ])
    expect(new Set(values).size).toBe(pages.length)
})

test('the home page leads to every service and every city', () => {
  const html = htmlOf('/')
  for (const { id, title } of services)
    expect.soft(html.includes(title.replace('&', '&amp;')), id).toBe(true)
  for (const { slug } of cityIndex)
    expect.soft(html.includes(`href="/city/${slug}"`), slug).toBe(true)
  expect(html.includes('Show More Cities')).toBe(false)
})

test('the contact page says that it is closed on Sundays and Mondays, and names no address', () => {
  const text = textOf(elementIn(pageAt('/contact'), 'main'))
  expect(text).toContain('Tuesday to Friday')
  expect(text).not.toMatch(/Sunday|Monday|every day/)
  expect(htmlOf('/contact').match(/streetAddress|postalCode/g)).toBeNull()
})

test('the contact page offers no text message, which its number does not take', () => {
  expect(htmlOf('/contact')).not.toContain('sms:')
})

test.each(['/epoxy', '/city/folsom', '/roof-pressure-washing'])(
  '%s, a page of the sample, does not exist',
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404)
  },
)
