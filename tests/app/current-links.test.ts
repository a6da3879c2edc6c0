import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startSite } from '../support/stack.ts'
import { elementsOf } from './page-parts.ts'
import { pages } from './route-table.ts'
import { ask } from './visit.ts'

let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  site = await startSite({
    supabaseUrl: 'http://127.0.0.1:9',
    publishableKey: 'none',
    environment: { PAGE_CACHE: 'off' },
  })
})
afterAll(() => site.stop())

// What stands on every page is rendered once and repeated: one page's current link must not be on another.
const orders = [
  { order: 'from first to last', paths: pages.map(({ path }) => path) },
  { order: 'from last to first', paths: pages.map(({ path }) => path).toReversed() },
]

describe.each(orders)('header and footer, pages asked for $order', ({ paths }) => {
  test.each(paths)('%s marks the links to itself as current, and no other', async (path) => {
    const { body } = await ask(site.url, path)
    const links = ['header', 'footer'].flatMap((part) => elementsOf(partOf(body, part), 'a'))
    const internal = links.filter(({ href }) => href?.startsWith('/'))
    expect(internal.length).toBeGreaterThan(20)
    for (const { href = '', ...attributes } of internal) {
      expect([href, attributes['aria-current']]).toEqual([href, leadsTo(href, path) ? 'page' : undefined])
    }
  })
})

function partOf(html: string, element: string): string {
  const [part] = new RegExp(`<${element}[\\s>].*</${element}>`, 's').exec(html) ?? []
  if (part === undefined) throw new Error(`The page has no ${element}.`)
  return part
}

/** A section of the home page is not the page; parameters the link does not name may be any. */
function leadsTo(href: string, path: string): boolean {
  const link = new URL(href, 'http://site')
  const page = new URL(path, 'http://site')
  if (link.pathname !== page.pathname || (link.pathname === '/' && link.hash !== '')) return false
  return [...link.searchParams].every(([name, value]) => page.searchParams.get(name) === value)
}
