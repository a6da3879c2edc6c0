import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'

import { expect, test } from 'vitest'

import { pageKeys } from '../../../app/lib/canonical-path.ts'
import { createPageCache } from '../../../app/server/page-cache.server.ts'
import { examplePath } from '../../support/example-city.ts'

/** A cache in front of a site, whose content a test can change. */
function createCachedSite(caching = 'public, s-maxage=30') {
  const site = { version: 'first', rendered: new Array<string>() }
  const cache = createPageCache({
    origin: 'https://site.example',
    headers: { 'x-common': 'yes' },
    handle({ context, url }) {
      if (context?.['refreshesContent']) return new Response(site.version)
      const { pathname, search } = new URL(url)
      site.rendered.push(pathname + search)
      const headers = { 'Cache-Control': caching }
      return new Response(`${pathname} of ${site.version}`, { headers })
    },
  })

  async function get(url: string): Promise<string | undefined> {
    const request = new IncomingMessage(new Socket())
    const page = await cache.pageOf(
      Object.assign(request, { method: 'GET', url }),
    )
    return page?.bodies.identity.toString()
  }

  return { cache, get, site }
}

test('a page is rendered once for all who wait for it', async () => {
  const { get, site } = createCachedSite()
  const visits = Array.from({ length: 50 }, () => get('/contact?utm_source=x'))
  expect(new Set(await Promise.all(visits))).toEqual(
    new Set(['/contact of first']),
  )
  expect(site.rendered).toEqual(['/contact'])
})

test('all pages are rendered without a visitor, first and after each change of the content', async () => {
  const { cache, get, site } = createCachedSite()
  await cache.refresh()
  const { length } = pageKeys
  await expect.poll(() => site.rendered).toHaveLength(length)
  expect(site.rendered.toSorted()).toEqual(pageKeys.toSorted())
  const path = examplePath
  expect(site.rendered).toContain(path)
  await cache.refresh()
  site.version = 'second'
  await cache.refresh()
  await expect.poll(() => site.rendered).toHaveLength(2 * length)
  expect(await get(path)).toBe(`${path} of second`)
  expect(site.rendered).toHaveLength(2 * length)
})

test('a private page, a missing one and one after a post are not kept', async () => {
  const { get } = createCachedSite('private, no-cache')
  expect(await get('/contact')).toBeUndefined()
  expect(await createCachedSite().get('/nowhere')).toBeUndefined()
  expect(await createCachedSite().get('/contact?quote=sent')).toBeUndefined()
})
