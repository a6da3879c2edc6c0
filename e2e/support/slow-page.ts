import { setTimeout as delay } from 'node:timers/promises'

import type { Page } from '@playwright/test'

import { nameElements } from './element-names.ts'
import { test as base } from './fixtures.ts'
import { untilNetworkRests } from './network-rest.ts'
import { watchShifts } from './shift-watch.ts'

/** Tests of a site whose reviews take a while. */
export const test = base.extend({
  baseURL: async ({ brokenSites }, use) => {
    const url = await brokenSites.urlOf('answers-slowly')
    // The very first answer takes the time to load the function besides, and could be given up.
    await fetch(url)
    await use(url)
  },
})

/** Opens a page whose fonts and pictures come late, and notes what moves by itself. */
export async function openSlowly(page: Page, path: string) {
  await nameElements(page)
  const watch = await watchShifts(page)
  for (const [type, milliseconds] of [
    ['font', 2_000],
    ['image', 1_500],
  ] as const) {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== type) return await route.fallback()
      await delay(milliseconds)
      return await route.continue()
    })
  }
  await page.goto(path, { waitUntil: 'commit' })
  return watch
}

/** Milliseconds, more than a frame. */
const scrollPause = 40

/** A window in about a second, as one who looks for something does; then whatever is on its way arrives. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async (pause) => {
    let last = performance.now()
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const now = performance.now()
      scrollBy({ top: Math.max(((now - last) / 1000) * innerHeight, 1), behavior: 'instant' })
      last = now
    }
  }, scrollPause)
  await untilNetworkRests(page)
}
