import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures.ts'
import { untilHydrated } from '../hydrated.ts'
import { quoteForm } from '../quote-form.ts'

const row = (page: Page) => page.getByRole('navigation', { name: 'Choose a service' })
const selected = (page: Page) => row(page).locator('[aria-current="page"]')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test('a visitor looks at services, one after the other, and keeps what was typed', async ({ page }) => {
  await page.goto('/services?tab=patio')
  await untilHydrated(page)
  await quoteForm(page).firstName.pressSequentially('Rosa')
  await row(page).getByRole('link', { name: 'Roof Cleaning' }).click()
  await expect(page).toHaveURL('/services?tab=roof')
  await expect(title(page, 'Roof Cleaning')).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Get a Free Roof Cleaning Quote' })).toBeVisible()
  await row(page).getByRole('link', { name: 'Gutter Cleaning' }).click()
  await expect(title(page, 'Gutter Cleaning')).toBeVisible()

  await test.step('what a visitor has typed into the form survives a look at another service', async () => {
    await expect(quoteForm(page).firstName).toHaveValue('Rosa')
  })

  await test.step('Back and Forward select what the address says', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/services?tab=roof')
    await expect(selected(page)).toHaveText('Roof Cleaning')
    await expect(title(page, 'Roof Cleaning')).toBeVisible()
    await page.goBack()
    await expect(selected(page)).toHaveText('Patio Cleaning')
    await page.goForward()
    await expect(selected(page)).toHaveText('Roof Cleaning')
    await page.reload()
    await expect(selected(page)).toHaveText('Roof Cleaning')
  })
})
