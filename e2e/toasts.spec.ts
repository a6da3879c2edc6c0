import type { Locator } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm, someone } from './support/quote-form.ts'

const failed = 'Error Submitting Quote Request'

test.describe('errors of a site whose functions fail', () => {
  test.use({ expectedConsole: /status of 50\d/, viewport: { width: 390, height: 844 } })

  test('are said at once, cover nothing, do not stack, and end', async ({ page, brokenSites }) => {
    await page.goto(`${await brokenSites.urlOf('answers-500')}/contact`)
    await untilHydrated(page)
    const form = quoteForm(page)
    const toast = page.getByRole('dialog', { name: failed })

    await test.step('what announces them is there before the first one', async () => {
      await form.firstName.focus()
      const region = page.getByRole('region', { name: 'Problems' })
      await expect(region).toHaveAttribute('aria-live', 'assertive')
      await expect(region).toHaveText('')
    })

    await test.step('three attempts leave one, and focus stays on the button', async () => {
      await form.enter(someone())
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await form.submit.click()
        await expect(form.sending.or(toast).first()).toBeVisible()
        await expect(form.submit).toBeFocused()
        await expect(toast).toHaveCount(1)
      }
    })

    await test.step('whatever is in focus is not under it', async () => {
      for (const field of [form.firstName, form.email, form.phone, form.submit]) {
        await field.focus()
        await expect.poll(() => overlap(toast, field)).toBe(false)
      }
      await page.setViewportSize({ width: 320, height: 480 })
      for (const field of [form.firstName, form.phone, form.submit]) {
        await field.focus()
        await expect.poll(() => overlap(toast, field)).toBe(false)
      }
    })

    await test.step('with colors of the visitor, which paint no ground, it has an edge', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(toast).toHaveCSS('border-top-style', 'solid')
      await expect(toast).toHaveCSS('border-top-width', '1px')
      await page.emulateMedia({ forcedColors: 'none' })
    })

    await test.step('it closes by its button, which assistive technology finds', async () => {
      await toast.getByRole('button', { name: 'Close this message' }).click()
      await expect(toast).toHaveCount(0)
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    })

    await test.step('it does not follow to another page', async () => {
      await form.submit.click()
      await expect(toast).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Roof Cleaning' }).click()
      await expect(page).toHaveURL(/\/services/)
      await expect(toast).toHaveCount(0)
    })
  })
})

test.describe('a request nobody answers', () => {
  test.use({ expectedConsole: /did not reach/ })

  test('is given up after 15 seconds, and a stranger’s page is no answer', async ({ page, stack }) => {
    await page.clock.install()
    await page.goto('/contact')
    await untilHydrated(page)
    const form = quoteForm(page)
    const toast = page.getByRole('dialog', { name: failed })
    const calls = '**/_serverFn/**'
    await form.enter(someone())

    await page.route(calls, () => {})
    // However long the machine takes, of these seconds only those pass that are let pass here.
    await page.clock.pauseAt(Date.now() + 60_000)
    await form.submit.press('Enter')
    // A frame answers the press before anything is sent.
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(form.sending).toBeDisabled({ timeout: 1000 })
    }).toPass()
    await page.clock.runFor(14_900)
    await expect(form.sending).toBeDisabled()
    await page.clock.runFor(200)
    await page.clock.resume()
    await expect(toast).toBeVisible()
    await expect(form.submit).toBeFocused()

    await test.step('such as the page of a hotel’s network, with status 200', async () => {
      await page.unroute(calls)
      await page.route(calls, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in' }))
      const answered = page.waitForResponse(calls)
      await form.submit.click()
      await answered
      await expect(form.submit).toBeFocused()
      await expect(toast).toBeVisible()
      await page.unroute(calls)
    })

    await test.step('the next attempt goes through, once, and focus stays with the visitor', async () => {
      await form.submit.click()
      await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
      await expect(toast).toHaveCount(0)
      await expect(form.submit).toBeFocused()
      expect(await stack.quotes()).not.toEqual([])
    })
  })
})

/** Whether one lies over the other on the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('one of them is not shown')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
