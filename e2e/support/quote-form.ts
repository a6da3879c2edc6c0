import type { Page } from '@playwright/test'

import { optionalQuoteFields } from '#domain/quote-fields.ts'
import { fromColumns } from '#domain/quote-schema.ts'

import {
  confirmationTexts,
  failureTexts,
  quoteTexts,
} from '../../app/content/quote-form-text.ts'
import type { Stack } from '../../tests/support/stack.ts'
import { testSite } from '../../tests/support/test-site.ts'
import { expect } from './fixtures.ts'
import { openPage } from './hydration.ts'

export interface Visitor {
  firstName: string
  email: string
  phone: string
}

export const emptyVisitor: Visitor = { firstName: '', email: '', phone: '' }

/** Those that the firm's form has. */
export const optionalFields = optionalQuoteFields.filter(
  ({ name }) => testSite.quoteFields[name],
)

export const success = 'Quote Request Submitted Successfully!'
export const failed = {
  title: 'Error Submitting Quote Request',
  text: 'There was a problem sending your quote request. Please call the phone number directly.',
}
export const notProcessed = {
  title: 'Error Processing Request',
  text: 'There was a problem processing your request. Please call the phone number directly.',
}

export function quoteForm(page: Page) {
  const firstName = page.getByLabel('First name')
  const email = page.getByLabel('Email', { exact: true })
  const phone = page.getByLabel('Phone number')
  const submitButton = page.getByRole('button', {
    name: new RegExp(`^(?:${quoteTexts.submit}|${failureTexts.retry})$`),
  })
  const failure = page.getByRole('alert').filter({ hasText: failureTexts.kept })
  return {
    firstName,
    email,
    phone,
    submitButton,
    failure,
    tryAgain: page.getByRole('button', { name: failureTexts.retry }),
    sendingButton: page.getByRole('button', { name: 'Sending...' }),
    toast: (title: string) => page.getByRole('dialog', { name: title }),
    async fill(visitor: Visitor): Promise<void> {
      await firstName.fill(visitor.firstName)
      await email.fill(visitor.email)
      await phone.fill(visitor.phone)
    },
    submit: () => submitButton.click(),
    async send(visitor: Visitor): Promise<void> {
      await this.fill(visitor)
      await this.submit()
    },
    expectSuccess: () => expect(page.getByText(success)).toBeVisible(),
    askAgain: () =>
      page.getByRole('button', { name: confirmationTexts.again }).click(),
    /** Before hydration, the browser posts the form natively. */
    waitForHydration: () => page.locator('form[data-hydrated=true]').waitFor(),
    async expectValues(visitor: Visitor): Promise<void> {
      await expect(firstName).toHaveValue(visitor.firstName)
      await expect(email).toHaveValue(visitor.email)
      await expect(phone).toHaveValue(visitor.phone)
    },
  }
}

export async function openQuoteForm(page: Page, url = '/contact') {
  await openPage(page, url)
  const form = quoteForm(page)
  await form.waitForHydration()
  return form
}

let visitorCount = 0

/**
 * Unique, so that stored requests can be told apart and no limit is reached.
 */
export function newVisitor(overrides: Partial<Visitor> = {}): Visitor {
  visitorCount += 1
  const tag = `${process.pid}-${visitorCount}`
  // Not the same numbers again in a worker that replaces a failed one.
  const number = (process.pid * 97 + visitorCount) % 9000
  const phone = `(916) 555-${1000 + number}`
  return {
    firstName: `Visitor ${tag}`,
    email: `visitor-${tag}@mail.example`,
    phone,
    ...overrides,
  }
}

export async function quotesOf(stack: Stack, { email }: Visitor) {
  const all = await stack.quotes()
  const quotes = all.filter((quote) => quote.email === email)
  return quotes.map((quote) => Object.assign(quote, fromColumns(quote)))
}
