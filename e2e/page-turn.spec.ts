import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilTakenOver } from './support/hydrated.ts'
import { followTo, visit } from './support/wipes.ts'

declare global {
  interface Window {
    sectionsAtFirst: number[]
  }
}

/** How many sections with a heading of their own a page has. */
const sections = (page: Page) => page.locator('main h2').count()

/** Counts them, for every page that is turned to, in the moment in which its first heading is there. */
async function countAtFirst(page: Page) {
  await page.evaluate(() => {
    window.sectionsAtFirst = []
    let last = document.querySelector('main h1')?.textContent
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent
      if (heading === undefined || heading === last) return
      last = heading
      window.sectionsAtFirst.push(document.querySelectorAll('main h2').length)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

const atFirst = (page: Page) => page.evaluate(() => window.sectionsAtFirst)

test('of a page that a link leads to, the first screen comes first and the rest a frame later', async ({
  page,
}) => {
  await visit(page, '/contact')
  const whole = await sections(page)
  await countAtFirst(page)
  await followTo(page, 'Reviews', '/reviews')
  await expect
    .poll(async () => (await sections(page)) - ((await atFirst(page))[0] ?? Infinity))
    .toBeGreaterThan(0)

  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect.poll(async () => (await atFirst(page)).length).toBe(2)
  expect((await atFirst(page))[1], 'who returns is put where he was, which needs the whole page').toBe(whole)
})

test('a link to a section leads to a whole page', async ({ page }) => {
  await visit(page, '/reviews')
  await countAtFirst(page)
  await untilTakenOver(page, 'footer')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }).click()
  await expect(page).toHaveURL('/contact#privacy')
  await expect.poll(async () => (await atFirst(page)).length).toBe(1)
  expect((await atFirst(page))[0]).toBe(await sections(page))
})
