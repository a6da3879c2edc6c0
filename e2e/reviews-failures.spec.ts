import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { startSiteWithFunctions } from './support/broken-site.ts'
import { expect, test } from './support/fixtures.ts'
import { quoteForm } from './support/quote-form.ts'

const failed = 'The reviews cannot be shown at the moment.'
const breakdowns = [
  { when: 'Supabase is down', functions: undefined, sentence: failed },
  { when: 'the function is not there', functions: 'answers-without-flag', sentence: failed },
  { when: 'the function answers 500', functions: 'answers-500', sentence: failed },
  { when: 'the function answers with another shape', functions: 'answers-malformed', sentence: failed },
  { when: 'the function takes ten seconds', functions: 'answers-late', sentence: failed },
  { when: 'there are no reviews', functions: 'answers-nothing', sentence: 'There are no reviews here yet.' },
]

for (const { when, functions, sentence } of breakdowns) {
  test(`when ${when}, the home page goes without the strip and the reviews page says so`, async ({
    page,
    brokenSites,
  }) => {
    await page.goto(`${await brokenSites.urlOf(functions)}/reviews`)
    const main = page.getByRole('main')
    await expect(main).toContainText(sentence)
    await expect(main.getByText(sentence).getByRole('link', { name: '(916) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+19165550142',
    )
    if (functions === 'answers-nothing') await expectAccessible(page)
    await main.getByRole('link', { name: 'the quote form' }).click()
    await expect(page).toHaveURL(/\/(#quote-request-form)?$/)
    await expect(page.locator('.quote-request-form')).toBeInViewport()
    await expectNoStrip(page)

    // What the server makes of it differs only in whether the reviews are empty or missing.
    if (sentence === failed && functions !== 'answers-500') return
    await page.reload()
    await expectNoStrip(page)
  })
}

async function expectNoStrip(page: Page) {
  await expect(page.getByText('Loading reviews')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What customers write' })).toHaveCount(0)
  await expect(quoteForm(page).submit).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What we clean' })).toBeVisible()
}

test('while the function takes its time, the whole page stands, with a spinner in the place of the strip', async ({
  page,
  stack,
}) => {
  // A site of its own: it remembers for a while that it got no answer.
  const site = await startSiteWithFunctions(stack, { functionsDir: 'e2e/broken-functions/answers-late' })
  // Noted inside the page: on a busy machine the four seconds may be over before a test could look.
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      if (!document.querySelector('footer')) return
      const ring = [...document.querySelectorAll('p')].find((p) => p.textContent === 'Loading reviews')
      if (ring) seen.add(ring.closest('section')?.querySelector('h2')?.textContent ?? 'no heading')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(site.url)
  await expect(page.getByText('Loading reviews')).toHaveCount(0)
  expect(await page.evaluate('[...seen]')).toEqual(['What customers write'])
  await page.close()
  await site.stop()
})
