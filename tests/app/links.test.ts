import type { HTMLElement } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'

import { site } from '../support/site.ts'
import { longWorkMs } from '../support/timeouts.ts'
import { pages } from './route-table.ts'
import { attributesIn, parsePage } from './support/page-parts.ts'
import { sendRequest } from './support/requests.ts'

interface CrawledUrl {
  status: number
  /** Undefined for a file. */
  page: HTMLElement | undefined
}

/** All URLs that are linked from home, directly or not, by path and query. */
const crawled = new Map<string, CrawledUrl>()

beforeAll(async () => {
  const queue = ['/', '/favicon.ico']
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (crawled.has(path)) continue
    const { status, headers, body } = await sendRequest(site.url, path)
    const isPage = headers['content-type']?.startsWith('text/html') ?? false
    crawled.set(path, { status, page: isPage ? parsePage(body) : undefined })
    for (const { pathname, search } of internalLinks(path))
      queue.push(pathname + search)
  }
}, longWorkMs)

function linksOn(path: string): string[] {
  const page = crawled.get(path)?.page
  if (!page) return []
  return attributesIn(page, 'a, link[href]', 'href').map((href) => href ?? '')
}

function internalLinks(path: string): URL[] {
  return linksOn(path)
    .map((href) => new URL(href, site.url + path))
    .filter(({ origin }) => origin === site.url)
}

/** Returns whether the element that a link's fragment names exists. */
function hasTarget({ pathname, search, hash }: URL): boolean {
  const page = crawled.get(pathname + search)?.page
  const id = decodeURIComponent(hash.slice(1))
  return page !== undefined && page.getElementById(id) !== null
}

test('every page can be reached from home by links, and no link or icon is broken or redirects', () => {
  expect([...crawled.keys()]).toEqual(
    expect.arrayContaining(pages.map(({ path }) => path)),
  )
  const broken = [...crawled]
    .filter(([, { status }]) => status !== 200)
    .map(([path]) => path)
  expect(broken).toEqual([])
})

test('every link with a fragment targets an element that exists on the linked page', () => {
  const links = [...crawled.keys()].flatMap((path) =>
    internalLinks(path).map((link) => ({ path, link })),
  )
  const withFragment = links.filter(({ link }) => link.hash !== '')
  expect(withFragment.length).toBeGreaterThan(pages.length)
  const broken = withFragment.filter(({ link }) => !hasTarget(link))
  expect(broken.map(({ path, link }) => `${path} → ${link.href}`)).toEqual([])
})

test('no link is empty or runs a script', () => {
  const usual = /^(\/|#.|https?:\/\/|tel:|sms:|mailto:)/
  const targets = [...crawled.keys()].flatMap(linksOn)
  expect(targets.filter((href) => !usual.test(href))).toEqual([])
})
