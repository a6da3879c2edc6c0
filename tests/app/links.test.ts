import { beforeAll, expect, test } from 'vitest'

import { elementsOf, idsOf } from './page-parts.ts'
import { pages } from './route-table.ts'
import { site } from './site.ts'
import { type Answer, ask } from './visit.ts'

/** Everything that can be reached by links from home: path and query → answer. */
let reached: Map<string, Answer>

beforeAll(async () => {
  reached = await crawl('/')
})

async function crawl(start: string): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path)) continue
    const answer = await ask(site.url, path)
    answers.set(path, answer)
    waiting.push(...internalLinks(path, answer).map((link) => link.pathname + link.search))
  }
  return answers
}

// Only of pages: among the bytes of a photograph, too, there is now and then something like a tag.
function anchorsOf({ headers, body }: Answer) {
  return headers['content-type']?.startsWith('text/html') ? elementsOf(body, 'a') : []
}

function internalLinks(path: string, answer: Answer): URL[] {
  return anchorsOf(answer)
    .flatMap(({ href }) => (href === undefined ? [] : [new URL(href, site.url + path)]))
    .filter(({ origin }) => origin === site.url)
}

test('every page can be reached by links from home', () => {
  for (const { path } of pages) expect([...reached.keys()]).toContain(path)
})

test('every page is two links away from any other, and linked from several', () => {
  const linksOf = new Map(
    pages.map(({ path }) => [path, new Set(internalLinks(path, answerOf(path)).map(withoutHash))] as const),
  )
  for (const { path } of pages) {
    const linking = pages.filter((page) => page.path !== path && linksOf.get(page.path)?.has(path))
    expect(linking.length, `pages that link to ${path}`).toBeGreaterThanOrEqual(3)
    for (const [from, links] of linksOf) {
      const isNear = from === path || links.has(path) || linking.some((page) => links.has(page.path))
      expect(isNear, `${from} → ${path} in two links`).toBe(true)
    }
  }
})

function withoutHash({ pathname, search }: URL): string {
  // The default service has the address of them all.
  return pathname + search.replace('?tab=concrete-sealing', '')
}

function answerOf(path: string): Answer {
  const answer = reached.get(path)
  if (!answer) throw new Error(`${path} was not reached.`)
  return answer
}

test('every internal link leads straight to a page', () => {
  const wrong = [...reached].filter(([, { status }]) => status !== 200)
  expect(wrong.map(([path, { status }]) => `${path} ${status}`)).toEqual([])
})

test('every anchor exists on the page it points into', () => {
  const wrong = [...reached].flatMap(([path, answer]) =>
    internalLinks(path, answer)
      .filter(({ hash, pathname, search }) => hash !== '' && !isOn(pathname + search, hash))
      .map((link) => `${path} → ${link.pathname}${link.search}${link.hash}`),
  )
  expect([...new Set(wrong)]).toEqual([])
})

function isOn(path: string, hash: string): boolean {
  const target = reached.get(path)
  return target !== undefined && idsOf(target.body).has(decodeURIComponent(hash.slice(1)))
}

test('no link is empty and none runs a script', () => {
  const targets = [...reached.values()].flatMap((answer) => anchorsOf(answer).map(({ href }) => href ?? ''))
  expect(targets.filter((href) => !/^(\/|#.|https?:\/\/|tel:|mailto:)/.test(href))).toEqual([])
})
