import { beforeAll, expect, test } from 'vitest'

import { pages } from './route-table.ts'
import { elementsOf, idsOf } from './support/page-parts.ts'
import { sendRequest, type SiteResponse } from './support/requests.ts'
import { site } from './support/site.ts'

/**
 * Responses to all URLs that are linked from home, directly or indirectly, by
 * path and query.
 */
const crawled = new Map<string, SiteResponse>()

beforeAll(async () => {
  const queue = ['/']
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (crawled.has(path)) continue
    crawled.set(path, await sendRequest(site.url, path))
    queue.push(
      ...internalLinks(path).map(({ pathname, search }) => pathname + search),
    )
  }
})

function linksOn(path: string): string[] {
  const page = crawled.get(path)
  if (!page?.headers['content-type']?.startsWith('text/html')) return []
  return elementsOf(page.body, 'a').map(({ href }) => href ?? '')
}

function internalLinks(path: string): URL[] {
  return linksOn(path)
    .map((href) => new URL(href, site.url + path))
    .filter(({ origin }) => origin === site.url)
}

test('every page can be reached from home by links, and no link is broken or redirects', () => {
  expect([...crawled.keys()]).toEqual(
    expect.arrayContaining(pages.map(({ path }) => path)),
  )
  const broken = [...crawled]
    .filter(([, { status }]) => status !== 200)
    .map(([path]) => path)
  expect(broken).toEqual([])
})

test('every link with a fragment targets an element that exists on the linked page', () => {
  const broken = [...crawled.keys()].flatMap((path) =>
    internalLinks(path)
      .filter(({ hash }) => hash !== '')
      .filter(({ pathname, search, hash }) => {
        const target = crawled.get(pathname + search)
        return (
          !target || !idsOf(target.body).has(decodeURIComponent(hash.slice(1)))
        )
      })
      .map(({ href }) => `${path} → ${href}`),
  )
  expect(broken).toEqual([])
})

test('no link is empty or runs a script', () => {
  const targets = [...crawled.keys()].flatMap(linksOn)
  expect(
    targets.filter((href) => !/^(\/|#.|https?:\/\/|tel:|mailto:)/.test(href)),
  ).toEqual([])
})
