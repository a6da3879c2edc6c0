import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilTakenOver } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { pageKinds } from './support/page-kinds.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** The script of each late part, and what that part begins with. */
const parts = {
  footer: '.site-footer',
  'visitor-bar': '.action-bar',
  'home-rest': 'main > .contents > [aria-labelledby=services-title]',
  'service-rest': 'main article > .contents > *',
  'gallery-wall': '.wall',
  'not-found-page': 'main > .contents > [aria-labelledby=page-title]',
}

for (const { kind, path, expectedConsole } of pageKinds) {
  test.describe(`a page that nobody touches (${kind})`, () => {
    test.use({ expectedConsole })

    test('fetches only what takes it over, and the parts in sight', async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      // The names of files end in eight characters of their content.
      const named = (name: string) =>
        scripts.filter((address) => new RegExp(String.raw`^/assets/${name}-[\w-]{8}\.js$`).test(address))
      await page.goto(path)
      await untilTakenOver(page)
      await untilNetworkRests(page)
      expect(named('hydrate-page')).toHaveLength(1)
      expect.soft(named('for-visitors')).toEqual([])
      for (const [part, beginning] of Object.entries(parts)) {
        expect.soft(named(part), part).toHaveLength((await isInSight(page, beginning)) ? 1 : 0)
      }

      await page.keyboard.press('Shift')
      await expect.poll(() => named('footer')).toHaveLength(1)
      await expect.poll(() => named('visitor-bar')).toHaveLength(1)
      if (kind === 'home') await expect.poll(() => named('home-rest')).toHaveLength(1)
    })
  })
}

async function isInSight(page: Page, beginning: string): Promise<boolean> {
  const beginnings = page.locator(beginning)
  if ((await beginnings.count()) === 0) return false
  return await beginnings.first().evaluate((element) => element.getBoundingClientRect().top < innerHeight)
}
