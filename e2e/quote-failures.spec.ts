import { failureTexts } from '../app/content/quote-form-text.ts'
import { toastTexts } from '../app/content/ui-labels.ts'
import { expectAccessible } from './support/accessibility.ts'
import { respondWith } from './support/broken-backend.ts'
import { expect, test } from './support/fixtures.ts'
import { boxOf, footerLink, overlap, phone } from './support/layout.ts'
import {
  failed,
  newVisitor,
  openQuoteForm,
  optionalFields,
  quotesOf,
} from './support/quote-form.ts'
import { holdRequests, serverFnUrl } from './support/requests.ts'
import { oneService } from './support/services.ts'

const desktop = { width: 1440, height: 900 }
const incomplete = 'Please fill in all fields'

test.use({
  expectedConsole:
    /status of (503|422|403)|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|Failed to request the/,
})

test('an error toast appears, does not stack and closes on navigation, and the form offers another try and the number to call', async ({
  page,
  startOwnSite,
}) => {
  await page.setViewportSize(phone)
  const site = await startOwnSite({ backend: { respond: respondWith(500) } })
  const form = await openQuoteForm(page, `${site.url}/contact`)
  const visitor = newVisitor()
  const error = form.toast(failed.title)
  await form.fill(visitor)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await form.submit()
    await expect(form.sendingButton.or(error).first()).toBeVisible()
    await expect(form.submitButton).toBeFocused()
    await expect(error).toHaveCount(1)
  }
  await expect(error).toContainText(failed.text)
  await expect(form.failure).toContainText(failureTexts.failed.title)
  await expect(
    form.failure.getByRole('link', { name: /^Call/ }),
  ).toHaveAttribute('href', /^tel:\+1/)
  await form.expectValues(visitor)
  await expectAccessible(page)
  await error.getByRole('button', { name: toastTexts.close }).click()
  await expect(error).toHaveCount(0)
  await form.submit()
  await expect(error).toBeVisible()
  await footerLink(page, oneService.shortTitle).click()
  await expect(page).toHaveURL(/\/services/)
  await expect(error).toHaveCount(0)
})

test('a network lost before the form is touched shows the error toast and keeps the values', async ({
  page,
  context,
}) => {
  const form = await openQuoteForm(page)
  await context.setOffline(true)
  const visitor = newVisitor()
  await form.send(visitor)
  await expect(form.toast(failed.title)).toContainText(failed.text)
  await form.expectValues(visitor)
  await context.setOffline(false)
  await form.tryAgain.click()
  await form.expectSuccess()
})

for (const size of [{ width: 360, height: 740 }, phone, desktop]) {
  for (const path of ['/', '/contact'])
    test(`at ${size.width} px, the toasts of ${path} cover no field, label or button, and nothing moves while the form is sent`, async ({
      page,
      context,
    }) => {
      test.skip(
        size.height < phone.height && optionalFields.length > 0,
        'The form leaves no room for a toast.',
      )
      await page.setViewportSize(size)
      const form = await openQuoteForm(page, path)
      const parts = [form.firstName, form.email, form.phone, form.submitButton]
      const labels = page.locator('form[method=post] label')

      async function expectUncovered(title: string) {
        const toast = form.toast(title)
        await expect(toast).toBeInViewport({ ratio: 1 })
        await expect(toast).toHaveCSS('opacity', '1')
        for (const part of [...parts, ...(await labels.all())])
          expect(await overlap(part, toast)).toBe(false)
      }

      await form.submit()
      await expect(form.firstName).toBeFocused()
      await expectUncovered(incomplete)
      await form.fill(newVisitor())
      await page
        .getByRole('button', { name: toastTexts.close })
        .click({ force: true })

      const release = await holdRequests(page, serverFnUrl)
      const boxes = () =>
        Promise.all(parts.slice(0, 3).map((part) => boxOf(part)))
      const [before, { width }] = await Promise.all([
        boxes(),
        boxOf(form.submitButton),
      ])
      await form.submit()
      await expect(form.sendingButton).toBeDisabled()
      expect((await boxOf(form.sendingButton)).width).toBe(width)
      expect(xAndWidths(await boxes())).toEqual(xAndWidths(before))
      await context.setOffline(true)
      release()
      await expect(form.failure).toBeInViewport({ ratio: 1 })
      await expectUncovered(failed.title)
      expect(await overlap(form.failure, form.toast(failed.title))).toBe(false)
    })
}

function xAndWidths(boxes: { x: number; width: number }[]) {
  return boxes.map(({ x, width }) => [x, width])
}

test('retrying after a lost response stores the request once', async ({
  page,
  stack,
}) => {
  const visitor = newVisitor()
  const form = await openQuoteForm(page)
  await page.route(serverFnUrl, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.send(visitor)
  await expect(form.toast(failed.title)).toBeVisible()
  await form.expectValues(visitor)
  await page.unroute(serverFnUrl)
  await form.submit()
  await form.expectSuccess()
  await expect(form.toast(failed.title)).toHaveCount(0)
  expect(await quotesOf(stack, visitor)).toHaveLength(1)
})

test('a call times out after 15 seconds', async ({ page }) => {
  await page.clock.install()
  const visitor = newVisitor()
  const form = await openQuoteForm(page)
  await form.fill(visitor)
  await page.route(serverFnUrl, () => {})
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.submitButton.press('Enter')
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(form.sendingButton).toBeDisabled({ timeout: 1_000 })
  }).toPass()
  await page.clock.runFor(14_000)
  await expect(form.sendingButton).toBeDisabled()
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await expect(form.toast(failed.title)).toBeVisible()
  await form.expectValues(visitor)
})

const answerToOther = {
  result: { ok: true, outcome: 'stored', idempotencyKey: '1-2-3-4' },
}

for (const { sender, type = 'application/json', body } of [
  { sender: 'a captive portal', type: 'text/html', body: '<h1>Log in' },
  {
    sender: 'a cache, to another request',
    body: JSON.stringify(answerToOther),
  },
]) {
  test(`the response of ${sender} counts as a failure`, async ({ page }) => {
    const visitor = newVisitor()
    const form = await openQuoteForm(page)
    await page.route(serverFnUrl, (route) =>
      route.fulfill({ contentType: type, body }),
    )
    await form.send(visitor)
    await expect(form.toast(failed.title)).toContainText(failed.text)
    await form.expectValues(visitor)
  })
}
