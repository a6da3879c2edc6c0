import type { Page } from '@playwright/test'

import { homeButtons } from '../app/content/home-page-text.ts'
import {
  confirmationTexts,
  quoteNotices,
} from '../app/content/quote-form-text.ts'
import { toastTexts } from '../app/content/ui-labels.ts'
import { phoneWords } from '../tests/support/test-site.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { overlap, phone, quoteSection } from './support/layout.ts'
import {
  emptyVisitor,
  newVisitor,
  notProcessed,
  openQuoteForm,
  optionalFields,
  quoteForm,
  quotesOf,
  success,
} from './support/quote-form.ts'
import {
  holdRequests,
  recordRequests,
  serverFnUrl,
} from './support/requests.ts'
import { recordScrolls } from './support/scrolling.ts'

const recordConfetti = (page: Page) =>
  recordRequests(page, (request) => request.url().includes('confetti'))

test('"Get a FREE Quote" scrolls smoothly to the form, and a request sent by keyboard reaches the owner', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const visitor = newVisitor()
  await page.setViewportSize(phone)
  await openPage(page, '/')
  const scrolls = await recordScrolls(page)
  const ask = page.getByRole('link', { name: 'Get a FREE Quote' })
  await ask.first().press('Enter')
  await expect(quoteSection(page)).toBeFocused()
  expect(await scrolls.wereSmooth()).toBe(true)

  // The keyboard must not reach the honeypot field between them.
  const form = quoteForm(page)
  for (const field of ['firstName', 'email', 'phone'] as const) {
    await page.keyboard.press('Tab')
    await expect(form[field]).toBeFocused()
    await page.keyboard.type(visitor[field])
  }
  for (const { label } of optionalFields) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label)).toBeFocused()
  }
  await form.waitForHydration()
  await page.keyboard.press('Tab')
  await expect(form.submitButton).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(form.toast(success)).toContainText(quoteNotices.stored.text)
  await expect(page.locator(':focus')).toBeVisible()
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
  const emailsAboutVisitor = async () => {
    const emails = await stack.emails()
    return emails.filter(({ text }) => text?.includes(visitor.email))
  }
  await expect.poll(emailsAboutVisitor).toHaveLength(1)
})

test('confetti loads from this site and plays only after success', async ({
  page,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const confetti = recordConfetti(page)
  // Recorded inside the page because the animation may end before the test sees
  // it.
  await page.addInitScript(() => {
    Object.assign(globalThis, { sawCanvas: false })
    new MutationObserver(() => {
      // Inside the card it is behind the words.
      if (document.querySelector('#quote-request-form > canvas'))
        Object.assign(globalThis, { sawCanvas: true })
    }).observe(document, { childList: true, subtree: true })
  })
  const form = await openQuoteForm(page)
  const release = await holdRequests(page, serverFnUrl)
  const visitor = newVisitor()
  await form.fill(visitor)
  await form.phone.fill(visitor.phone.replaceAll(/\D/g, ''))
  await form.submit()
  await expect(form.sendingButton).toBeDisabled()
  expect(confetti).toEqual([])

  release()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'sawCanvas')))
    .toBe(true)
  expect(confetti).toEqual([expect.stringContaining(stack.url)])

  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', {
      name: confirmationTexts.thanks(visitor.firstName),
    }),
  ).toBeVisible()
  // As it is usually spelled, whatever was typed.
  await expect(main.getByText(visitor.phone)).toBeVisible()
  await expect(
    main.getByText(
      /^We’ll call you at .* (today before 7\sPM|by \w+day evening)\.$/,
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

for (const size of [{ width: 360, height: 740 }, phone])
  test(`at ${size.width} px the confirmation scrolls to where the toast does not cover it`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const form = await openQuoteForm(page, '/')
    const visitor = newVisitor()
    await form.send(visitor)
    await form.expectSuccess()
    const confirmation = page.locator(':focus')
    await expect(
      confirmation.getByRole('heading', {
        name: confirmationTexts.thanks(visitor.firstName),
      }),
    ).toBeVisible()
    const steps = confirmation.getByRole('list')
    for (const part of [confirmation.getByRole('heading').first(), steps])
      expect(await part.evaluate(isOnTop)).toBe(true)
    expect(await overlap(steps, form.toast(success))).toBe(false)

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
  const confetti = recordConfetti(page)
  const form = await openQuoteForm(page)
  const visitor = newVisitor({
    firstName: 'Zoë 🧽 أحمد <img src=x onerror=alert(1)>',
  })
  await form.fill(visitor)
  await form.firstName.fill(`  ${visitor.firstName} `)
  await form.submitButton.dblclick()
  await form.expectSuccess()
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
  await expect(page.locator('canvas')).not.toBeAttached()
  expect(confetti).toEqual([])
})

test('fields are validated on submit and on every later change', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  await expect(page.getByText('All three fields are needed.')).toBeVisible({
    visible: optionalFields.length === 0,
  })
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
      'First name is required, so we can ask for you.',
    )
    // It would close by itself.
    await page.getByRole('button', { name: toastTexts.close }).click()
    await expect(form.toast('Please fill in all fields')).toHaveCount(0)
    await form.firstName.focus()
    // Red, inside the focus ring.
    await expect(form.firstName).toHaveCSS(
      'border-color',
      await form.email.evaluate((field) => getComputedStyle(field).borderColor),
    )
    await expectAccessible(page)
  })

  await test.step('changes are validated', async () => {
    await form.email.fill('not an address')
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await form.fill(newVisitor())
    await expect(page.getByText('Invalid email address')).toBeHidden()
    await expect(page.getByText(/is required/)).toHaveCount(0)
  })

  await test.step('a single blank field triggers the toast', async () => {
    await form.phone.fill('   ')
    await form.submit()
    await expect(form.toast('Please fill in all fields')).toBeVisible()
    await expect(page.getByText(/is required$/)).toHaveText(
      'Phone number is required',
    )
  })
})

test('a phone number of two digits is an error beside that of the address, and one of nine can be corrected from the confirmation', async ({
  page,
}) => {
  const form = await openQuoteForm(page)
  await form.send(newVisitor({ email: 'not an address', phone: '12' }))
  await expect(form.phone).toHaveAccessibleDescription(
    'That’s 2 digits. We need all 10, with the area code, to call you.',
  )
  await expect(form.email).toHaveAccessibleDescription(
    'Invalid email address. Please write it like name@example.com.',
  )
  await expect(form.email).toBeFocused()
  const visitor = newVisitor({ phone: '916 555 010' })
  await form.send(visitor)
  await expect(
    page.getByText(
      `“916 555 010” looks short for a phone number. Correct it, or call us at ${phoneWords}.`,
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: confirmationTexts.correct }).click()
  await expect(form.phone).toBeFocused()
  await form.expectValues(visitor)
})

test('a second request of the same visit is stored too, under a key of its own, and the confirmation is accessible', async ({
  page,
  stack,
}) => {
  // The same key would make the same details of another day a retry.
  const keys = new Set<string>()
  page.on('request', (request) => {
    const [key] = request.postData()?.match(/\d+(-\d+){3}/) ?? []
    if (key) keys.add(key)
  })
  const form = await openQuoteForm(page)
  for (const visitor of [newVisitor(), newVisitor()]) {
    await form.send(visitor)
    await expect(
      page.getByRole('heading', {
        name: confirmationTexts.thanks(visitor.firstName),
      }),
    ).toBeVisible()
    expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
    await expectAccessible(page)
    await form.askAgain()
  }
  expect(keys.size).toBe(2)
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
