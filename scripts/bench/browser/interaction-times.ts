import type { Browser } from '@playwright/test'

import { untilHydrated } from '../../../e2e/support/hydrated.ts'
import { forgetEvents, longestEvent, recordEvents } from './event-durations.ts'
import { controlPage, type Interaction } from './interactions.ts'
import { newDrawnPhone } from './phone.ts'

/** How many times slower than this machine a cheap phone is taken to be. */
export const slowDown = 6

/** The longest time from a press or key to the next paint, on a page that was opened for it. */
export async function timeInteraction(
  browser: Browser,
  siteUrl: string,
  interaction: Interaction,
): Promise<number> {
  const { path, from, prepare, act } = interaction
  const page = await newDrawnPhone(browser)
  await recordEvents(page)
  const { html: body } = controlPage
  await page.route(`**${controlPage.path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  const session = await page.context().newCDPSession(page)
  const slow = () => session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })

  if (from === 'first paint') {
    await slow()
    await page.goto(siteUrl + path, { waitUntil: 'commit' })
  } else {
    await page.goto(siteUrl + path, { waitUntil: 'load' })
    await untilHydrated(page)
    await prepare?.(page)
    await slow()
    await forgetEvents(page)
  }
  await act(page)
  const longest = await longestEvent(page)
  await page.context().close()
  return longest
}
