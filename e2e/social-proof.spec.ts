import type { Locator, Page } from '@playwright/test'

import {
  activityBadge,
  activityNotices,
  hideActivityLabel,
} from '../app/content/activity.ts'
import { business } from '../app/content/business.ts'
import { phoneWords } from '../tests/support/test-site.ts'
import { assistant } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { boxOf, headerLink, menuButton, phone } from './support/layout.ts'
import { newVisitor, quoteForm, success } from './support/quote-form.ts'
import { scrollTo } from './support/scrolling.ts'

const titles = activityNotices.map(({ title }) => title)
const texts = activityNotices.map(({ text }) => text)
const notification = (page: Page) => page.getByText(/^New (Booking|Review)!$/)

async function openWithStoppedClock(page: Page, url = '/reviews') {
  await page.clock.install()
  await page.goto(url)
  await stopClock(page)
}

async function stopClock(page: Page) {
  await waitForHydration(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
}

// In small steps, so that the next one is not due yet.
async function runUntilShown(page: Page, index: number) {
  const text = texts[index % texts.length] ?? ''
  const isShown = async () => {
    await page.clock.runFor(20)
    return await page.getByText(text, { exact: true }).isVisible()
  }
  await expect.poll(isShown, { message: text, intervals: [50] }).toBe(true)
}

// In steps shorter than the 4 seconds of a notification.
async function runWithoutNotification(page: Page, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 3_000) {
    await page.clock.runFor(Math.min(left, 3_000))
    await expect(notification(page)).toHaveCount(0)
  }
}

async function runWithoutNotificationUntil(page: Page, time: number) {
  const now = await page.evaluate(() => performance.now())
  await runWithoutNotification(page, time - now)
}

async function runUntilFirst(page: Page) {
  await runWithoutNotificationUntil(page, 29_500)
  await runUntilShown(page, 0)
}

test.skip(!business.activity, 'The firm shows none.')

test('the first notification appears 30 seconds after load for 4000 ms, and more follow every 45 seconds', async ({
  page,
}) => {
  // Without motion, a notification disappears as soon as it expires.
  await openWithStoppedClock(page)
  await runWithoutNotificationUntil(page, 29_500)
  await runUntilShown(page, 0)
  await expect(notification(page)).toHaveText(titles[0] ?? '')
  await page.clock.runFor(3_500)
  await expect(notification(page)).toBeVisible()
  await runWithoutNotification(page, 1_000)

  await runWithoutNotificationUntil(page, 74_500)
  await runUntilShown(page, 1)
  await expect(notification(page)).toHaveText(titles[1] ?? '')

  await headerLink(page, 'Services').click()
  // The new page closes the notifications of the previous one.
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/services')
  await page.clock.runFor(45_000)
  await runUntilShown(page, 2)
})

test('a notification is labeled as a sample, at the top on a phone and at the bottom left elsewhere', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openWithStoppedClock(page)
  await runUntilFirst(page)
  const notice = page.getByRole('dialog', { name: titles[0] ?? '' })
  await expect(notice).toContainText(activityBadge ?? '')
  const onPhone = await boxOf(notice)
  expect(onPhone.height).toBeLessThan(60)
  expect(onPhone.y).toBeLessThan(100)
  await headerLink(page, new RegExp(`${RegExp.escape(phoneWords)}$`)).click({
    trial: true,
  })

  await page.setViewportSize({ width: 1280, height: 800 })
  const elsewhere = await boxOf(notice)
  expect(elsewhere.x).toBeLessThan(40)
  expect(elsewhere.y).toBeGreaterThan(600)
})

test('no notification comes while the visitor types, chats, uses the menu, is in another tab or reads that the request is sent, and none is skipped', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openWithStoppedClock(page, '/services')
  await quoteForm(page).email.focus()
  await runWithoutNotification(page, 60_000)
  await quoteForm(page).submitButton.focus()
  await expectNext(page, 0)

  const { openButton, panel, closeButton } = assistant(page)
  await scrollTo(page, 100_000)
  await expect(openButton).toBeVisible()
  await openButton.press('Enter')
  await runUntilVisible(page, panel)
  await runWithoutNotification(page, 60_000)
  await closeButton.press('Enter')
  await expectNext(page, 1)

  await menuButton(page).press('Enter')
  await runWithoutNotification(page, 60_000)
  await page.keyboard.press('Escape')
  await expectNext(page, 2)

  await setVisibility(page, 'hidden')
  await runWithoutNotification(page, 120_000)
  await setVisibility(page, 'visible')
  await expectNext(page, 3)

  const form = quoteForm(page)
  await form.fill(newVisitor())
  await form.submitButton.press('Enter')
  await runUntilVisible(page, page.getByText(success))
  await runWithoutNotification(page, 60_000)
})

async function runUntilVisible(page: Page, element: Locator) {
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(element).toBeVisible({ timeout: 200 })
  }).toPass()
}

async function expectNext(page: Page, index: number) {
  const text = page.getByText(texts[index] ?? '', { exact: true })
  const isShown = async () => {
    await page.clock.runFor(1_000)
    return await text.isVisible()
  }
  await expect.poll(isShown, { intervals: [20], timeout: 20_000 }).toBe(true)
  await page.clock.runFor(5_000)
  await expect(text).toHaveCount(0)
}

// A headless browser never hides a page.
async function setVisibility(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {
      value,
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('a visitor can hide the notifications for the visit, even across a reload', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  await runUntilFirst(page)
  await page.getByRole('button', { name: hideActivityLabel }).press('Enter')
  await page.clock.runFor(1_000)
  await runWithoutNotification(page, 120_000)
  await page.clock.resume()
  await page.reload()
  await stopClock(page)
  await runWithoutNotification(page, 120_000)
})
