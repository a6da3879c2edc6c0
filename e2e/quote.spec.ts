import { quoteField } from '#domain/quote-fields.ts'

import { homeButtons } from '../app/content/home-page-text.ts'
import { confirmationTexts } from '../app/content/quote-form-text.ts'
import { toastTexts } from '../app/content/ui-labels.ts'
import { startSite } from '../tests/support/stack.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import {
  emptyVisitor,
  newVisitor,
  notProcessed,
  openQuoteForm,
  quoteForm,
  quotesOf,
  success,
} from './support/quote-form.ts'
import { recordScrolls } from './support/scrolling.ts'
import { holdServerCalls } from './support/server-calls.ts'

test('"Get a FREE Quote" scrolls smoothly to the form, and a request sent by keyboard reaches the owner', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const visitor = newVisitor()
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/')
  await waitForHydration(page)
  const scrolls = await recordScrolls(page)
  await page
    .getByRole('link', { name: 'Get a FREE Quote' })
    .first()
    .press('Enter')
  await expect(page.locator('.quote-request-form')).toBeFocused()
  expect(await scrolls.wereSmooth()).toBe(true)

  // The keyboard must not reach the honeypot field between them.
  const form = quoteForm(page)
  for (const field of ['firstName', 'email', 'phone'] as const) {
    await page.keyboard.press('Tab')
    await expect(form[field]).toBeFocused()
    await page.keyboard.type(visitor[field])
  }
  await form.waitForHydration()
  await page.keyboard.press('Tab')
  await expect(form.submitButton).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByText(success)).toBeVisible()
  await expect(
    page.getByText(
      "We'll get back to you within 24 hours with your free quote.",
    ),
  ).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe(
    'BODY',
  )
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
  await expect
    .poll(async () =>
      (await stack.emails()).filter(({ text }) =>
        text?.includes(visitor.email),
      ),
    )
    .toHaveLength(1)
})

test('confetti loads from this site and plays only after success', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const confetti: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('confetti'))
      confetti.push(new URL(request.url()).origin)
  })
  // Recorded inside the page because the animation may end before the test sees
  // it.
  await page.addInitScript(() => {
    Object.assign(globalThis, { sawCanvas: false })
    new MutationObserver(() => {
      if (document.querySelector('canvas'))
        Object.assign(globalThis, { sawCanvas: true })
    }).observe(document, { childList: true, subtree: true })
  })
  const form = await openQuoteForm(page)
  const calls = await holdServerCalls(page)
  const visitor = newVisitor()
  await form.fill(visitor)
  await form.submit()
  await expect(form.sendingButton).toBeDisabled()
  expect(confetti).toEqual([])

  calls.release()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'sawCanvas')))
    .toBe(true)
  expect(confetti).toEqual([new URL(stack.url).origin])
  await expect(page.locator('canvas')).not.toBeAttached()

  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', {
      name: confirmationTexts.thanks(visitor.firstName),
    }),
  ).toBeVisible()
  await expect(main.getByText(visitor.phone)).toBeVisible()
  await expect(
    main.getByText(
      /^You’ll hear from us at .* (today before 7\sPM|by \w+day evening)\.$/,
    ),
  ).toBeVisible()

  await test.step('the form has been reset, and a button shows it', async () => {
    await expect(form.firstName).toBeHidden()
    await form.askAgain()
    await expect(form.firstName).toBeFocused()
    await expect(form.submitButton).toBeEnabled()
    await form.expectValues(emptyVisitor)
  })
})

function isOnTop(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 9, top + 9))
}

test('on a phone the confirmation scrolls to where the toast does not cover it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await openQuoteForm(page, '', '/')
  const visitor = newVisitor()
  await form.fill(visitor)
  await form.submit()
  await expect(page.getByText(success)).toBeVisible()
  const confirmation = page.locator(':focus')
  await expect(
    confirmation.getByRole('heading', {
      name: confirmationTexts.thanks(visitor.firstName),
    }),
  ).toBeVisible()
  for (const part of [
    confirmation.getByRole('heading').first(),
    confirmation.getByRole('button'),
  ])
    expect(await part.evaluate(isOnTop)).toBe(true)

  await test.step('the hero asks for a request only before and after', async () => {
    const ask = page.getByRole('link', {
      name: homeButtons.quote,
      exact: true,
    })
    await expect(ask).toBeHidden()
    await form.askAgain()
    await expect(ask).toBeVisible()
  })
})

test('trims input but stores it as typed, once per double click, and reduced motion shows no confetti', async ({
  page,
  stack,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const form = await openQuoteForm(page)
  const visitor = newVisitor({
    firstName: 'Zoë 🧽 أحمد <img src=x onerror=alert(1)>',
  })
  await form.fill(visitor)
  await form.firstName.fill(`  ${visitor.firstName} `)
  await form.submitButton.dblclick()
  await expect(page.getByText(success)).toBeVisible()
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
  await expect(page.locator('canvas')).not.toBeAttached()
  expect(urls.filter((url) => url.includes('confetti'))).toEqual([])
})

test('fields are validated on submit and on every later change', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  await form.email.fill('not an address')
  await form.phone.focus()
  await expect(page.getByText('Invalid email address')).toBeHidden()
  await form.email.fill('')

  await test.step('an empty form marks each missing field and shows a toast', async () => {
    await form.submit()
    for (const message of [
      'First name is required',
      'Email is required',
      'Phone number is required',
    ])
      await expect(page.getByText(message)).toBeVisible()
    await expect(form.toast('Please fill in all fields')).toContainText(
      'All fields are required to submit your quote request.',
    )
    await expect(form.firstName).toBeFocused()
    await expect(form.firstName).toHaveAccessibleDescription(
      'First name is required',
    )
  })

  await test.step('changes are validated', async () => {
    await form.email.fill('not an address')
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await form.fill(newVisitor())
    await expect(page.getByText('Invalid email address')).toBeHidden()
    await expect(page.getByText(/is required$/)).toHaveCount(0)
  })

  await test.step('a single blank field triggers the toast', async () => {
    await page.getByRole('button', { name: toastTexts.close }).click()
    await expect(form.toast('Please fill in all fields')).toHaveCount(0)
    await form.phone.fill('   ')
    await form.submit()
    await expect(form.toast('Please fill in all fields')).toBeVisible()
    await expect(page.getByText(/is required$/)).toHaveText(
      'Phone number is required',
    )
  })

  await test.step('values that are far too long are rejected and kept', async () => {
    const long = 'x'.repeat(10_000)
    const visitor = newVisitor({ firstName: long, phone: long })
    await form.fill(visitor)
    await form.submit()
    await expect(page.getByText(quoteField.firstName.tooLong)).toBeVisible()
    await expect(page.getByText(quoteField.phone.tooLong)).toBeVisible()
    await form.expectValues(visitor)
  })
})

test('the confirmation points out a phone number that is too short', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  await form.fill(newVisitor({ phone: '123' }))
  await form.submit()
  await expect(
    page.getByText(
      /^“123” looks short for a phone number\. Call us at \(916\) /,
    ),
  ).toBeVisible()
})

test('every request has an idempotency key of its own', async ({ page }) => {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    const body = request.postData()
    if (body) keys.push(/\d+-\d+-\d+-\d+/.exec(body)?.[0])
  })
  const form = await openQuoteForm(page)
  for (let request = 0; request < 2; request += 1) {
    const visitor = newVisitor()
    await form.fill(visitor)
    await form.submit()
    await expect(
      page.getByRole('heading', {
        name: confirmationTexts.thanks(visitor.firstName),
      }),
    ).toBeVisible()
    await form.askAgain()
  }
  const [first, second] = keys
  expect(keys).toHaveLength(2)
  expect(first).toBeTruthy()
  expect(second).not.toBe(first)
})

test('a request with every hidden field filled in is stored as suspect and not emailed', async ({
  page,
  stack,
}) => {
  const visitor = newVisitor()
  const form = await openQuoteForm(page)
  await form.fill(visitor)
  await page.locator('form input').evaluateAll((inputs: HTMLInputElement[]) => {
    for (const input of inputs) input.value ||= 'Best prices'
  })
  await form.submit()
  await expect(form.toast(notProcessed.title)).toContainText(notProcessed.text)
  expect(await quotesOf(stack, visitor)).toMatchObject([
    {
      suspicion: 'honeypot',
      notification_status: 'suspect',
      notification_attempts: 0,
    },
  ])
})

test('the optional message reaches the owner with its line breaks and is limited to 1,000 characters', async ({
  page,
  stack,
}) => {
  const { supabaseUrl, publishableKey } = stack
  const site = await startSite({
    supabaseUrl,
    publishableKey,
    environment: { SITE_QUOTE_MESSAGE: 'on' },
  })
  const visitor = newVisitor()
  const form = await openQuoteForm(page, site.url)
  const message = page.getByLabel(quoteField.message.label)
  await form.fill(visitor)
  await message.fill('x'.repeat(1001))
  await form.submit()
  await expect(message).toHaveAccessibleDescription(quoteField.message.tooLong)
  await expect(message).toBeFocused()
  await message.fill('The deck,\nall of it.')
  await expect(message).toHaveAccessibleDescription('')
  await form.submit()
  await expect(page.getByText(success)).toBeVisible()
  await form.askAgain()
  await expect(message).toHaveValue('')
  expect(await quotesOf(stack, visitor)).toMatchObject([
    { ...visitor, message: 'The deck,\nall of it.' },
  ])
  await page.close()
  await site.stop()
})
