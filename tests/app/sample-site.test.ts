import { describe, expect, test } from 'vitest'

import { business, sinceYear } from '../../app/content/business.ts'
import {
  cityClaims,
  cityFacts,
} from '../../app/content/cities/city-headings.ts'
import { claimFacts } from '../../app/content/facts.ts'
import { reviewsTexts } from '../../app/content/reviews-text.ts'
import { firm } from '../../scripts/lib/firm.cjs'
import { pages } from './route-table.ts'
import { useLoadedPages } from './support/loaded-pages.ts'
import { elementIn, linksIn, parsePage, textOf } from './support/page-parts.ts'

/* What the specification asks of its own firm's texts. */

describe.runIf(firm === 'sample')('the pages of the sample', () => {
  const pageOf = useLoadedPages()
  const pageAt = (path: string) => pageOf(path).page

  test('every claim is made on at least one page, except the rating that only real reviews make', () => {
    const texts = pages.map(({ path }) => textOf(pageAt(path))).join(' ')
    const read = texts.toLowerCase()
    const missing = [...claimFacts.values()].filter(
      (claim) => !read.includes(claim.toLowerCase().replaceAll('\u00a0', ' ')),
    )
    expect(missing).toEqual([claimFacts.get('rating')])
  })

  test('while all reviews are samples, no page shows their average, the reviews begin by saying so, and cities mark their rating', () => {
    for (const { path } of pages)
      expect(textOf(pageAt(path))).not.toMatch(/star rating|sample reviews/i)
    const sections = pageAt('/reviews').querySelectorAll('main section')
    expect(textOf(sections[0] ?? pageAt('/reviews'))).toContain(
      reviewsTexts.samples,
    )
    expect(textOf(pageAt('/reviews')).split(reviewsTexts.samples)).toHaveLength(
      2,
    )
    for (const { path } of pages.filter((page) => page.path.includes('/city/')))
      expect(textOf(pageAt(path))).toContain(
        `${cityFacts.rating} ${reviewsTexts.sample} ${cityClaims.rating}`,
      )
  })

  test('the contact page says once how soon we reply, offers text messages and lists the cities by name', () => {
    const html = parsePage(pageOf('/contact').html)
    for (const details of html.querySelectorAll('details')) details.remove()
    const main = elementIn(html, 'main')
    expect(textOf(main).match(/reply|same day|24 hours/gi)).toEqual([
      'reply',
      '24 hours',
      'same day',
    ])
    expect(linksIn(main)).toContain(`Text us sms:${business.phone}`)
    const names = linksIn(elementIn(main, '#service-areas')).filter((link) =>
      link.includes('/city/'),
    )
    expect(names).toEqual(names.toSorted())
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
