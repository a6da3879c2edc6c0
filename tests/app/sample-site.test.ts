import { describe, expect, test } from 'vitest'

import { sinceYear } from '../../app/content/business.ts'
import { claimFacts } from '../../app/content/facts.ts'
import { firm } from '../../scripts/lib/firm.cjs'
import { pages } from './route-table.ts'
import { useLoadedPages } from './support/loaded-pages.ts'
import { metaOf, parsePage, textOf, textsIn } from './support/page-parts.ts'

/* What the specification asks of its own firm's texts. */

describe.runIf(firm === 'sample')('the pages of the sample', () => {
  const pageOf = useLoadedPages()
  const pageAt = (path: string) => pageOf(path).page

  test('have titles of 45 to 60 letters, descriptions of 120 to 155 and several keywords', () => {
    for (const { path } of pages) {
      const page = pageAt(path)
      expect(textsIn(page, 'title')).toEqual([
        expect.stringMatching(/^.{45,60}$/),
      ])
      expect(metaOf(page, 'description')).toEqual([
        expect.stringMatching(/^.{120,155}$/),
      ])
      expect(metaOf(page, 'keywords')).toEqual([expect.stringContaining(', ')])
    }
  })

  test('every claim is made on at least one page', () => {
    const texts = pages.map(({ path }) => textOf(pageAt(path))).join(' ')
    const read = texts.toLowerCase()
    const missing = [...claimFacts.values()].filter(
      (claim) => !read.includes(claim.toLowerCase()),
    )
    expect(missing).toEqual([])
  })

  test('only the collapsed text on the home page says when the business was founded', () => {
    const year = String(sinceYear)
    const naming = pages.filter(({ path }) =>
      textOf(pageAt(path)).includes(year),
    )
    expect(naming.map(({ path }) => path)).toEqual(['/'])
    const home = parsePage(pageOf('/').html)
    for (const details of home.querySelectorAll('details:not([open])'))
      details.remove()
    expect(textOf(home)).not.toContain(year)
  })
})
