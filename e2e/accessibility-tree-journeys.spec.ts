import { claims } from '../app/content/claims.ts'
import { fullGallery } from '../app/content/gallery.ts'
import { servicesPage } from '../app/content/pages/services.ts'
import { openAccessibilityTree } from './support/accessibility-tree.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { takeMouseAway } from './support/keyboard.ts'
import { quoteForm, someone } from './support/quote-form.ts'
import { quotesOf } from './support/stored-quotes.ts'

test.beforeEach(async ({ page }) => {
  await takeMouseAway(page)
  await page.goto('/')
  await untilHydrated(page)
})

test('a quote by roles and names alone', async ({ page, stack }) => {
  const visitor = someone()
  const tree = await openAccessibilityTree(page)
  await tree.get('main', /Top Rated/)
  await tree.press('link', 'Get a FREE Quote')
  await tree.untilFocused('region', 'Request Your Free Quote')
  expect((await tree.get('textbox', 'Email')).states).toMatchObject({ required: true })

  await test.step('what is missing is said where it is missing', async () => {
    await tree.press('button', 'Get My FREE Quote')
    await tree.untilFocused('textbox', 'First name')
    const { description, states } = await tree.get('textbox', 'First name')
    expect(description).toBe('First name is required')
    expect(states).toMatchObject({ invalid: 'true' })
  })

  await tree.enter('textbox', 'First name', visitor.firstName)
  await tree.enter('textbox', 'Email', visitor.email)
  await tree.enter('textbox', 'Phone number', visitor.phone)
  await quoteForm(page).takeTime()
  await tree.press('button', 'Get My FREE Quote')
  await tree.untilRead('Quote Request Submitted Successfully!')
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
})

test('the services by roles and names alone', async ({ page }) => {
  const tree = await openAccessibilityTree(page)
  await tree.press('link', 'Services')
  await tree.untilFocused('main', servicesPage.heading)
  await tree.get('navigation', 'Choose a service')
  await tree.press('link', 'Roof Cleaning')
  await tree.get('article', 'Roof Cleaning')
  for (const heading of ["What's Included", 'Our Process', 'Benefits']) await tree.get('heading', heading)
  await tree.press('link', 'Get a Free Roof Cleaning Quote')
  await tree.untilFocused('region', 'Get a Free Roof Cleaning Quote')
})

test('the gallery by roles and names alone', async ({ page }) => {
  const tree = await openAccessibilityTree(page)
  await tree.press('link', 'See More Gallery')
  await tree.untilFocused('main', 'Before and after')
  await tree.press('link', /^Before: /)
  await tree.get('dialog', 'Before and after, full size')
  await tree.untilRead(`1 of ${fullGallery.length}`)
  const slider = 'Show more of the before or after picture'
  expect((await tree.get('slider', slider)).value).toBe('50')
  await tree.focus('slider', slider)
  await page.keyboard.press('Home')
  await expect.poll(async () => (await tree.get('slider', slider)).value).toBe('0')
  await tree.press('button', 'Next picture')
  await tree.untilRead(`2 of ${fullGallery.length}`)
  await tree.press('button', 'Close')
  await expect.poll(() => tree.has('dialog', 'Before and after, full size')).toBe(false)
})

test('the assistant by roles and names alone', async ({ page }) => {
  const tree = await openAccessibilityTree(page)
  await tree.press('button', /^Ask Rill/)
  await tree.get('dialog', 'Rill')
  await tree.untilFocused('textbox', 'Your question')
  await tree.enter('textbox', 'Your question', 'Are you open on Sunday?')
  await tree.press('button', 'Send')
  await tree.get('log', 'Conversation')
  await tree.untilRead(claims.openingHours)
  await tree.press('button', 'Close the chat')
  await tree.untilFocused('button', /^Ask Rill/)
})
