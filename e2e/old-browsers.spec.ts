import { openingHours } from '../app/content/every-page-text.ts'
import { headerTexts } from '../app/content/layout-text.ts'
import {
  newerFunctions,
  newerMethods,
  otherNewerApis,
} from '../tests/support/newer-apis.ts'
import { openAssistant } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryOverlay, galleryPictures } from './support/gallery.ts'
import { openPage } from './support/hydration.ts'
import { footerLink, headerLink, menuButton, phone } from './support/layout.ts'
import {
  newVisitor,
  openQuoteForm,
  quoteForm,
  quotesOf,
} from './support/quote-form.ts'
import { oneService, pathOf } from './support/services.ts'

const newerApis = [...newerFunctions, ...newerMethods, ...otherNewerApis]

test('the oldest supported browsers send a request, switch services, open a picture and ask the assistant', async ({
  page,
  stack,
}) => {
  await page.addInitScript(deleteApis, newerApis)
  const visitor = newVisitor()
  const form = await openQuoteForm(page)
  await form.submit()
  await expect(form.firstName).toHaveAccessibleDescription(
    /^First name is required/,
  )
  await form.send(visitor)
  await form.expectSuccess()
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])

  await openPage(page, '/services')
  await page
    .getByRole('navigation', { name: 'Choose a service' })
    .getByRole('link', { name: oneService.shortTitle })
    .click()
  await expect(
    page.getByRole('article', { name: oneService.title }),
  ).toBeVisible()

  await openPage(page, '/gallery')
  await galleryPictures(page).first().click()
  await expect(galleryOverlay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(galleryOverlay(page)).toBeHidden()

  const chat = await openAssistant(page, '/contact')
  await chat.ask('Are you open on Sunday?')
  await expect(chat.messages.nth(2)).toContainText(openingHours)
})

test('the menu looks the same when a polyfill opens it', async ({ page }) => {
  await page.addInitScript(() =>
    Reflect.deleteProperty(HTMLElement.prototype, 'popover'),
  )
  await page.setViewportSize(phone)
  await openPage(page, '/contact')
  await menuButton(page).click()
  const menu = page.getByRole('navigation', { name: headerTexts.main })
  await expect(menu).toHaveClass(/:popover-open/)
  await expect(menu).toHaveCSS('width', `${phone.width}px`)
})

test('an unsupported browser keeps the plain page, whose form posts', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const form = quoteForm(page)
  await form.fill(newVisitor())
  await expect(page.locator('html:not([data-hydrated])')).toBeAttached()
  await expect(
    page.getByRole('button', { name: 'Ask a question' }),
  ).toBeHidden()
  await form.submit()
  await expect(page).toHaveURL(/\/contact\?quote=sent/)
})

test.describe('without popovers and JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the menu does not cover the page, and links work', async ({ page }) => {
    await page.route('/contact', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replaceAll(/ popover(target)?="/g, ' data-gone="')
      await route.fulfill({ response, body })
    })
    await page.goto('/contact')
    await expect(headerLink(page, 'Reviews')).toBeHidden()
    await footerLink(page, oneService.shortTitle).click()
    await expect(page).toHaveURL(pathOf(oneService))
  })
})

function deleteApis(names: string[]) {
  for (const path of names.map((name) => name.split('.'))) {
    const name = path.pop() ?? ''
    let owner: object | undefined = globalThis
    for (const key of path) owner &&= Reflect.get(owner, key)
    if (owner) Reflect.deleteProperty(owner, name)
  }
}
