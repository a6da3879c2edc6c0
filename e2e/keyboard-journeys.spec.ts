import { serviceAreas } from '../app/content/cities/city.ts'
import { fullGallery } from '../app/content/gallery.ts'
import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryPictures } from './support/gallery-pictures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { tabTo, takeMouseAway } from './support/keyboard.ts'
import { quoteForm, someone } from './support/quote-form.ts'
import { quotesOf } from './support/stored-quotes.ts'

test.beforeEach(async ({ page }) => {
  await takeMouseAway(page)
  await page.goto('/')
  await untilHydrated(page)
})

test('a quote by the keys alone', async ({ page, stack }) => {
  const visitor = someone()
  const form = quoteForm(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Get a FREE Quote' }).first())
  await page.keyboard.press('Enter')

  await test.step('sent empty, the first field to fill in has the focus', async () => {
    await tabTo(page, form.submit)
    await page.keyboard.press('Enter')
    await expect(form.firstName).toBeFocused()
    await expect(form.firstName).toHaveAccessibleDescription('First name is required')
  })

  await page.keyboard.type(visitor.firstName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.phone)
  await form.takeTime()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Quote Request Submitted Successfully!').first()).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
})

test('the services by the keys alone', async ({ page }) => {
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Services' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('navigation', { name: 'Choose a service' }).getByText('Roof Cleaning'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Roof Cleaning' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Get a Free Roof Cleaning Quote' })).toBeFocused()

  await test.step('the breadcrumbs lead back up', async () => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await tabTo(page, trail.getByRole('link', { name: 'Services' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/services')
    await expect(trail.getByText('Services')).toHaveAttribute('aria-current', 'page')
  })
})

test('the gallery by the keys alone', async ({ page }) => {
  await tabTo(page, page.getByRole('link', { name: 'See More Gallery' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/gallery')
  await expect(page.getByRole('main')).toBeFocused()
  const third = galleryPictures(page).nth(2)
  await tabTo(page, third)
  await page.keyboard.press('Enter')
  const overlay = page.getByRole('dialog', { name: 'Before and after, full size' })
  await expect(overlay).toContainText(`3 of ${fullGallery.length}`)

  await tabTo(page, overlay.getByRole('slider'))
  await page.keyboard.press('ArrowLeft')
  await expect(overlay.getByRole('slider')).not.toHaveAttribute('aria-valuetext', '50% before, 50% after')
  await tabTo(page, overlay.getByRole('button', { name: 'Next picture' }))
  await page.keyboard.press('Enter')
  await expect(overlay).toContainText(`4 of ${fullGallery.length}`)
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(page.locator('main :focus')).toBeInViewport()
})

test('the assistant by the keys alone', async ({ page }) => {
  const talk = chat(page)
  await tabTo(page, talk.button)
  await page.keyboard.press('Enter')
  await expect(talk.input).toBeFocused()
  await page.keyboard.type(`Sirven en ${serviceAreas[0].name}`)
  await page.keyboard.press('Enter')
  await expect(talk.messages.nth(2)).toContainText(`Sí, trabajamos en ${serviceAreas[0].name}`)
  await expect(talk.input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(talk.panel).toBeHidden()
  await expect(talk.button).toBeFocused()
})
