import { expect, test } from '../support/fixtures.ts'
import { untilHydrated } from '../support/hydrated.ts'
import { quoteForm } from '../support/quote-form.ts'
import { selectedService, serviceHeading, serviceRow } from '../support/service-parts.ts'

test('a visitor looks at services, one after the other, and keeps what was typed', async ({ page }) => {
  await page.goto('/services?tab=patio')
  await untilHydrated(page)
  await quoteForm(page).firstName.pressSequentially('Rosa')
  await serviceRow(page).getByRole('link', { name: 'Roof Cleaning' }).click()
  await expect(page).toHaveURL('/services?tab=roof')
  await expect(serviceHeading(page, 'Roof Cleaning')).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Get a Free Roof Cleaning Quote' })).toBeVisible()
  await serviceRow(page).getByRole('link', { name: 'Gutter Cleaning' }).click()
  await expect(serviceHeading(page, 'Gutter Cleaning')).toBeVisible()

  await test.step('what a visitor has typed into the form survives a look at another service', async () => {
    await expect(quoteForm(page).firstName).toHaveValue('Rosa')
  })

  await test.step('Back and Forward select what the address says', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/services?tab=roof')
    await expect(selectedService(page)).toHaveText('Roof Cleaning')
    await expect(serviceHeading(page, 'Roof Cleaning')).toBeVisible()
    await page.goBack()
    await expect(selectedService(page)).toHaveText('Patio Cleaning')
    await page.goForward()
    await expect(selectedService(page)).toHaveText('Roof Cleaning')
    await page.reload()
    await expect(selectedService(page)).toHaveText('Roof Cleaning')
  })
})
