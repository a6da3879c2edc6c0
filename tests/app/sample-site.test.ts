import { describe, expect, test } from 'vitest'

import { sinceYear } from '../../app/content/business.ts'
import { claimFacts } from '../../app/content/facts.ts'
import { firm } from '../../scripts/lib/firm.cjs'
import { pages } from './route-table.ts'
import { useLoadedPages } from './support/loaded-pages.ts'
import { parsePage, textOf } from './support/page-parts.ts'

/* What the specification asks of its own firm's texts. */

describe.runIf(firm === 'sample')('the pages of the sample', () => {
  const pageOf = useLoadedPages()
  const pageAt = (path: string) => pageOf(path).page

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
