import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { quoteForm, someone } from './support/quote-form.ts'
import { quotesOf } from './support/stored-quotes.ts'

const sent = 'Quote Request Submitted Successfully!'
const failed = {
  title: 'Error Submitting Quote Request',
  text: 'There was a problem sending your quote request. Please call the phone number directly.',
}

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|did not (load|reach)/ })

const formScript = /\/assets\/quote-form-state-/

async function openForm(page: Page) {
  await page.goto('/contact')
  await untilHydrated(page)
  return quoteForm(page)
}

test('a form that is sent without a network is kept, and works when the network is back', async ({
  page,
  context,
  stack,
}) => {
  const visitor = someone()
  const form = await openForm(page)
  await form.enter(visitor)
  // What shows messages has come.
  await expect(page.getByRole('region', { name: 'Problems' })).toBeAttached()
  await untilNetworkRests(page)
  await context.setOffline(true)
  await form.submit.click()

  const toast = page.getByRole('dialog', { name: failed.title })
  await expect(toast).toContainText(failed.text)
  await expect(toast.getByRole('link', { name: /^Call/ })).toBeVisible()
  for (const field of ['firstName', 'email', 'phone'] as const) {
    await expect(form[field]).toHaveValue(visitor[field])
  }

  await context.setOffline(false)
  await form.submit.click()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(toast).toHaveCount(0)
  expect(await quotesOf(stack, visitor)).toHaveLength(1)
})

test('how a request ended is said in the form when the script of the messages is missing', async ({
  page,
  context,
  stack,
}) => {
  await page.route(/\/assets\/toast-stack-/, (route) => route.abort())
  const visitor = someone()
  const form = await openForm(page)
  const state = page.waitForEvent('requestfinished', (request) => formScript.test(request.url()))
  await form.enter(visitor)
  await state
  await untilNetworkRests(page)

  await context.setOffline(true)
  await form.submit.click()
  await expect(page.getByRole('alert')).toContainText(failed.title)
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(form.email).toHaveValue(visitor.email)

  await context.setOffline(false)
  await form.submit.click()
  await expect(page.getByRole('status')).toContainText(sent)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(form.email).toHaveValue('')
  expect(await quotesOf(stack, visitor)).toHaveLength(1)
})

test('without the script of the form and without a network nothing leaves the page', async ({
  page,
  context,
  stack,
}) => {
  await page.route(formScript, (route) => route.abort())
  const visitor = someone()
  const form = await openForm(page)
  await form.enter(visitor)
  // Scripts that come once somebody is there have come: the form's is the only one missing.
  await untilNetworkRests(page)
  await context.setOffline(true)
  await form.submit.click()
  await expect(page.getByRole('alert')).toContainText(failed.title)
  await expect(form.email).toHaveValue(visitor.email)
  await expect(page).toHaveURL('/contact')

  await test.step('with the network back, the browser posts the form itself', async () => {
    await context.setOffline(false)
    await form.submit.click()
    await expect(page).toHaveURL(/quote=sent/)
    await expect(page.getByRole('status')).toContainText(sent)
    expect(await quotesOf(stack, visitor)).toHaveLength(1)
  })

  await test.step('and once its script is there, it needs no new page', async () => {
    await untilHydrated(page)
    await page.unroute(formScript)
    const another = someone()
    await form.enter(another)
    await form.submit.click()
    await expect(page.getByRole('dialog', { name: sent })).toBeVisible()
    await expect(page.getByRole('status')).toHaveCount(0)
    expect(await quotesOf(stack, another)).toHaveLength(1)
  })
})
