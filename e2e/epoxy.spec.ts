import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm } from './support/quote-form.ts'
import { watchScrolling } from './support/scrolling.ts'

test('Get Free Quote goes home and scrolls smoothly to the form', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/epoxy')
  await untilHydrated(page)
  const scrolling = await watchScrolling(page)
  await page.getByRole('link', { name: 'Get Free Quote' }).click()
  await expect(page).toHaveURL(/\/#quote-request-form$/)
  await expect(page.locator('#quote-request-form')).toBeFocused()
  expect(await scrolling.how()).toBe('smoothly')
  await expect(quoteForm(page).firstName).toBeInViewport()

  await test.step('Back to Home leads home', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is all there, and Get Free Quote leads to the form', async ({ page }) => {
    await page.goto('/epoxy')

    await test.step('the page names four benefits, two floors and four steps in their order', async () => {
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

    await test.step('one tap calls the business', async () => {
      await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute(
        'href',
        'tel:+19165550142',
      )
    })

    await page.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL(/\/#quote-request-form$/)
    await expect(quoteForm(page).firstName).toBeInViewport()
  })
})
