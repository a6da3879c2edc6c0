import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm, someone } from './support/quote-form.ts'

const failed = {
  title: 'Error Submitting Quote Request',
  text: 'There was a problem sending your quote request. Please call the phone number directly.',
}
const refused = {
  title: 'Error Processing Request',
  text: 'There was a problem processing your request. Please call the phone number directly.',
}

const breakdowns = [
  { when: 'the function answers 500', functions: 'answers-500', notice: failed },
  { when: 'the function answers without a success flag', functions: 'answers-without-flag', notice: refused },
  { when: 'Supabase is down', functions: undefined, notice: failed },
]

for (const { when, functions, notice } of breakdowns) {
  test.describe(`when ${when}`, () => {
    test.use({ expectedConsole: /status of (503|422)/ })

    test('the visitor is told, keeps the form, and can call with one tap', async ({ page, brokenSites }) => {
      await page.goto(`${await brokenSites.urlOf(functions)}/contact`)
      await untilHydrated(page)
      await expectFailureToast(page, notice)
      if (notice === failed) await expectAccessible(page)
    })

    test.describe('and scripts are off', () => {
      test.use({ javaScriptEnabled: false })

      test('the visitor is told without JavaScript too', async ({ page, brokenSites }) => {
        const visitor = someone()
        await page.goto(`${await brokenSites.urlOf(functions)}/contact`)
        await quoteForm(page).enter(visitor)
        await quoteForm(page).submit.click()

        await expect(page.getByRole('alert')).toContainText(notice.title)
        await expect(page.getByRole('alert')).toContainText(notice.text)
        await expect(quoteForm(page).email).toHaveValue(visitor.email)
      })
    })
  })
}

async function expectFailureToast(page: Page, notice: { title: string; text: string }) {
  const visitor = someone()
  const form = quoteForm(page)
  await form.enter(visitor)
  await form.submit.click()

  const toast = page.getByRole('dialog', { name: notice.title })
  await expect(toast).toContainText(notice.text)
  await expect(toast.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+1/)
  await expect(form.firstName).toHaveValue(visitor.firstName)
  await expect(form.email).toHaveValue(visitor.email)
  await expect(form.phone).toHaveValue(visitor.phone)
  await expect(form.submit).toBeEnabled()
}
