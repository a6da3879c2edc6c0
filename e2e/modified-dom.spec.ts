import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import {
  emptyVisitor,
  newVisitor,
  quoteForm,
  quotesOf,
} from './support/quote-form.ts'
import { holdHydration } from './support/requests.ts'

// React logs the first errors when it renders a modified page again on the
// client. The last one is of its own inline script, which looks for comments.
test.use({
  expectedConsole:
    /Minified React error #(418|423|425)|null \(setting 'data'\)/,
})

const changes: Record<string, (page: Page) => Promise<void>> = {
  'is translated': (page) => page.evaluate(translate),
  'gets password manager icons, a linked address and an email address obfuscated by Cloudflare':
    (page) => page.evaluate(extend),
}

function translate() {
  const { body } = document
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const words: Text[] = []
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const isCode = text.parentElement?.closest('script, style, textarea')
    if (text instanceof Text && text.data.trim() !== '' && !isCode)
      words.push(text)
  }
  for (const text of words) {
    const font = document.createElement('font')
    font.textContent = `${text.data} (es)`
    text.replaceWith(font)
  }
  document.documentElement.lang = 'es'
  document.documentElement.classList.add('translated-ltr')
}

function extend() {
  for (const input of document.querySelectorAll('form input'))
    input.before(document.createElement('div'))
  const link = document.createElement('a')
  link.href = 'https://maps.example/'
  const address = document.querySelector('address')
  link.append(...(address?.childNodes ?? []))
  address?.append(link)
  const email = document.querySelector('a[href^="mailto:"]')
  email?.setAttribute('href', '/cdn-cgi/l/email-protection#1a2b3c')
  email?.replaceChildren(document.createElement('span'))
}

for (const [change, apply] of Object.entries(changes)) {
  test(`keeps typed text when the page ${change} before hydration`, async ({
    page,
    stack,
  }) => {
    const visitor = newVisitor()
    const hydrate = await holdHydration(page)
    await page.goto('/contact')
    // Translation changes the labels.
    const field = (name: string) => page.locator(`input[name=${name}]`)
    const [mailbox = '', domain = ''] = visitor.email.split('@')
    await field('firstName').fill(visitor.firstName)
    await field('email').pressSequentially(mailbox)
    await apply(page)
    await hydrate()

    const form = quoteForm(page)
    await form.waitForHydration()
    await expect(field('firstName')).toHaveValue(visitor.firstName)
    await expect(field('email')).toHaveValue(mailbox)
    await field('email').pressSequentially(`@${domain}`)
    await field('phone').fill(visitor.phone)
    await page.locator('form button[type=submit]').click()
    await form.expectSuccess()
    expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
    await form.askAgain()
    await form.expectValues(emptyVisitor)
  })
}

test('shows the form without a touch when the page loses its comments on its way', async ({
  page,
}) => {
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const html = await response.text()
    const body = html.replaceAll(/<!--.*?-->/gs, '')
    await route.fulfill({ response, headers, body })
  })
  await page.goto('/contact')
  await quoteForm(page).waitForHydration()
  await expect(quoteForm(page).submitButton).toBeVisible()
})
