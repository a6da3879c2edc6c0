import { describe, expect, test } from 'vitest'

import { testSite } from '../support/test-site.ts'
import { canonicalsOf, metaOf, textsOf } from './page-parts.ts'
import { nowhere, pages, redirects, type Spelling } from './route-table.ts'
import { site } from './site.ts'
import { visit } from './visit.ts'

/** A way to write an address. */
interface Variant {
  spelling: Spelling
  query: string
}

/** Where every address of the table leads, in the variants chosen for its row. */
export function describeAddresses(variantsOf: (row: number) => Variant[]): void {
  describe.each(pages.map(({ path }, row) => ({ path, row })))('$path', ({ path, row }) => {
    test.each(variantsOf(row))(
      '$spelling.name, query "$query": at most one step, to the one page',
      async (variant) => {
        const asked = spelled(path, variant)
        const { status, hops, body } = await visit(site.url, asked)
        expect(status).toBe(200)
        expect(hops.map((hop) => hop.status)).toEqual(variant.spelling.of(path) === path ? [] : [301])
        expect(meaningOf(hops.at(-1)?.to ?? asked)).toEqual(meaningOf(withQuery(path, variant.query)))
        expect(canonicalsOf(body)).toEqual([testSite.url + path])
      },
    )
  })

  describe.each(redirects.map(({ path, to }, row) => ({ path, to, row })))('$path', ({ path, to, row }) => {
    test.each(variantsOf(row))(
      '$spelling.name, query "$query": exactly one permanent step',
      async (variant) => {
        const { status, hops } = await visit(site.url, spelled(path, variant))
        expect(status).toBe(200)
        expect(hops.map((hop) => hop.status)).toEqual([301])
        expect(meaningOf(hops[0]?.to ?? '')).toEqual(meaningOf(withQuery(to, variant.query)))
      },
    )
  })

  describe.each(nowhere.map((path, row) => ({ path, row })))('$path', ({ path, row }) => {
    test.each(variantsOf(row))('$spelling.name, query "$query": not found', async (variant) => {
      const { status, hops, body } = await visit(site.url, spelled(path, variant))
      expect(status).toBe(404)
      expect(hops.length).toBeLessThanOrEqual(1)
      expect(textsOf(body, 'h1')).toEqual(['Oops! Page not found'])
      expect(body).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/)
      expect(textsOf(body, 'title')).toEqual([expect.stringContaining('Page not found')])
      expect(metaOf(body, 'robots')).toEqual(['noindex'])
      expect(canonicalsOf(body)).toEqual([])
    })
  })
}

function spelled(path: string, { spelling, query }: Variant): string {
  return withQuery(spelling.of(path), query)
}

function withQuery(address: string, query: string): string {
  if (query === '') return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** The order of parameters is of no importance; everything else of an address is. */
function meaningOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return { pathname, parameters: [...searchParams].map((pair) => pair.join('=')).toSorted() }
}
