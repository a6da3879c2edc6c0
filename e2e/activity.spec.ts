import type { Page } from '@playwright/test'

import { activityToast, sampleActivity } from '../app/content/activity.ts'
import { assistantButton } from '../app/content/assistant-button.ts'
import { assistant } from '../app/content/assistant.ts'
import { startSite } from '../tests/support/stack.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { quoteForm } from './support/quote-form.ts'

const texts = sampleActivity.map(activityToast)
const notification = (page: Page) => page.getByText(/^New (Booking|Review)!$/)

/** A page whose time stands still just after it has arrived: every second is ours to let pass. */
async function arrive(page: Page, address = '/contact') {
  await page.clock.install()
  await page.goto(address)
  await untilHydrated(page)
  await page.clock.pauseAt(Date.now() + 5000)
}

/**
 * Lets time pass until the notification with this text is there: little of it, because a slow machine looks often
 * while the notification's script is still on its way, and the next turn must not come meanwhile.
 */
async function runUntilShown(page: Page, index: number) {
  const text = texts[index % texts.length]?.text ?? ''
  const shown = async () => {
    await page.clock.runFor(20)
    return await page.getByText(text, { exact: true }).isVisible()
  }
  await expect.poll(shown, { message: text, intervals: [50] }).toBe(true)
}

/** Lets time pass until so many milliseconds after the page's arrival, on its own clock; no notification may come. */
async function runInPeaceUntil(page: Page, moment: number) {
  await runInPeace(page, Math.max(moment - (await page.evaluate(() => performance.now())), 0))
}

/** Lets time pass in which no notification may come. */
async function runInPeace(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds)
  await expect(notification(page)).toHaveCount(0)
}

/** Addresses of the script of the notifications, as they are fetched. */
function fetchedParts(page: Page): string[] {
  const parts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/activity-turns-')) parts.push(request.url())
  })
  return parts
}

test('the first notification comes 30 seconds after the page and stays for 4', async ({ page }) => {
  const fetched = fetchedParts(page)
  // Its way out is not ours to let pass: without motion it is gone in the moment it ends.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  expect(fetched).toEqual([])
  await runInPeaceUntil(page, 29_500)
  await runUntilShown(page, 0)
  await expect(notification(page)).toHaveText('New Booking!')
  expect(fetched).toHaveLength(1)
  await page.clock.runFor(3500)
  await expect(notification(page)).toBeVisible()
  await runInPeace(page, 1000)

  await test.step('the next one comes 45 seconds later and tells of a review', async () => {
    await runInPeaceUntil(page, 74_500)
    await runUntilShown(page, 1)
    await expect(notification(page)).toHaveText('New Review!')
  })

  await test.step('they go on in order while the visitor moves from page to page', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL('/services')
    await page.clock.runFor(45_000)
    await runUntilShown(page, 2)
  })
})

test('all twenty come in order, then the first one again', async ({ page }) => {
  await arrive(page)
  await page.clock.runFor(30_000)
  for (let turn = 0; turn <= texts.length; turn += 1) {
    await runUntilShown(page, turn)
    // Just short of the next turn: what is left is let pass in small pieces, each a round trip to the browser.
    await page.clock.fastForward(44_900)
  }
})

test('nobody is disturbed who is at something else, and nothing is skipped', async ({ page }) => {
  await arrive(page)

  await test.step('filling in the form', async () => {
    await quoteForm(page).firstName.focus()
    await runInPeace(page, 60_000)
    await quoteForm(page).email.focus()
    await runInPeace(page, 60_000)
    await quoteForm(page).submit.focus()
    await page.clock.runFor(1000)
    await runUntilShown(page, 0)
    await runInPeace(page, 5000)
  })

  await test.step('talking to the assistant', async () => {
    await page.getByRole('button', { name: assistantButton.open }).focus()
    await page.getByRole('button', { name: assistantButton.open }).click()
    // The chat comes after the frame that answers the press, and frames are ours to let pass as well.
    await page.clock.runFor(100)
    await expect(page.getByRole('dialog')).toBeVisible()
    // Reading an answer, say: no field has the focus.
    await page.getByRole('banner').getByRole('link').first().focus()
    await runInPeace(page, 60_000)
    await page.getByRole('dialog').getByRole('button', { name: assistant.close }).click()
    await page.clock.runFor(1000)
    await runUntilShown(page, 1)
    await runInPeace(page, 5000)
  })

  await test.step('looking at another tab', async () => {
    await setVisibility(page, 'hidden')
    await runInPeace(page, 120_000)
    await setVisibility(page, 'visible')
    await page.clock.runFor(1000)
    await runUntilShown(page, 2)
  })
})

// A headless browser never hides a page by itself.
async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('a visitor can hide them for the rest of the visit, also over a reload', async ({ page }) => {
  await arrive(page)
  await page.clock.runFor(30_000)
  await runUntilShown(page, 0)
  await page.getByRole('button', { name: 'Hide these' }).press('Enter')
  await runInPeace(page, 1000)
  await runInPeace(page, 120_000)

  await page.clock.resume()
  await page.reload()
  await untilHydrated(page)
  await runInPeace(page, 120_000)
})

test('with SITE_ACTIVITY=off none comes, and their script is not fetched', async ({ page, stack }) => {
  const { supabaseUrl, publishableKey } = stack
  const site = await startSite({ supabaseUrl, publishableKey, environment: { SITE_ACTIVITY: 'off' } })
  const fetched = fetchedParts(page)
  try {
    await arrive(page, `${site.url}/contact`)
    await runInPeace(page, 60_000)
    await page.clock.resume()
    await untilNetworkRests(page)
    expect(fetched).toEqual([])
    await expect(notification(page)).toHaveCount(0)
    await page.goto('about:blank')
  } finally {
    await site.stop()
  }
})

test('one that is closed does not stop the next, and one that is pointed at stays', async ({ page }) => {
  await arrive(page)
  await page.clock.runFor(30_000)
  await runUntilShown(page, 0)
  // F6 is how the keyboard gets to the notifications.
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await runInPeace(page, 1000)
  await page.clock.runFor(44_000)
  await runUntilShown(page, 1)

  await pointAtNotification(page)
  await page.clock.runFor(20_000)
  await expect(notification(page)).toBeVisible()
})

/** By coordinates: Playwright's own hover would wait for a frame, and time stands still. */
async function pointAtNotification(page: Page) {
  const place = () => notification(page).boundingBox()
  await expect(async () => {
    const box = await place()
    if (!box) throw new Error('no notification is there')
    await page.mouse.move(box.x + 5, box.y + 5)
    expect(await notification(page).evaluate((element) => element.matches(':hover'))).toBe(true)
    expect(await place(), 'it no longer moves').toEqual(box)
  }).toPass({ timeout: 20_000 })
}

test('with reduced motion they come all the same, accessible, and cover no button of the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrive(page)
  await page.clock.runFor(30_000)
  await runUntilShown(page, 0)
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1).length,
  )
  expect(moving).toBe(0)

  await pointAtNotification(page)
  await page.clock.resume()
  await expectAccessible(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await pointAtNotification(page)
    await expect(notification(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: '(916) 555-0142' }).click({ trial: true })
  }
})
