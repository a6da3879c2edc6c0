import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'
import { quoteForm } from './quote-form.ts'
import { watchScrolling } from './scrolling.ts'

test('the page names four benefits, two floors and four steps in their order', async ({ page }) => {
  await page.goto('/epoxy')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Epoxy')
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Stands up to cars',
    'Wipes clean',
    'Grip underfoot',
    'Done quickly',
    'Garage Floors',
    'Small Patios',
    'Surface Preparation',
    'Primer Application',
    'Epoxy Coating',
    'Final Inspection',
  ])
  await expect(main.getByText('Installed in 1-2 days', { exact: true })).toBeVisible()
})

test('Back to Home leads home', async ({ page }) => {
  await page.goto('/epoxy')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('Get Free Quote goes home and scrolls smoothly to the form', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/epoxy')
  await untilHydrated(page)
  const scrolling = await watchScrolling(page)
  await page.getByRole('link', { name: 'Get Free Quote' }).click()
  await expect(page).toHaveURL(/\/#quote-request-form$/)
  await expect(page.locator('#quote-request-form')).toBeFocused()
  expect(await scrolling.onTheWay(), 'not at once').not.toEqual([])
  await expect(quoteForm(page).firstName).toBeInViewport()
})

test('Get Free Quote does so every time, also on a slow device', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/epoxy')
  await untilHydrated(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (let visit = 0; visit < 2; visit += 1) {
    await page.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(quoteForm(page).firstName).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/epoxy')
  }
})

test('one tap calls the business', async ({ page }) => {
  await page.goto('/epoxy')
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+19165550142',
  )
})

for (const width of [320, 768, 1440]) {
  test(`nothing scrolls sideways and axe finds nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/epoxy')
    await untilHydrated(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Get Free Quote still leads to the form', async ({ page }) => {
    await page.goto('/epoxy')
    await page.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL(/\/#quote-request-form$/)
    await expect(quoteForm(page).firstName).toBeInViewport()
  })
})
