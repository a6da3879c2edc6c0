import { formatPhone } from '#domain/format-phone.ts'

import { serviceAreas } from '../app/content/cities/service-areas.ts'
import { serviceById } from '../app/content/services/services.ts'
import { testSite } from '../tests/support/test-site.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'

test.use({ withPictures: true })

test('prints a service with its picture and without its slider or video', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  await page.goto('/services?tab=roof')
  await waitForHydration(page)
  await expect(
    page.getByRole('img', { name: serviceById.roof.image.alt }),
  ).toBeVisible()
  for (const control of ['input', 'nav', '.hero-video']) {
    await expect(page.locator(`main ${control}:visible`)).toHaveCount(0)
  }
})

test('prints the page under the business name and phone number, without controls, on up to two sheets', async ({
  page,
}) => {
  const path = `/city/${serviceAreas[0].slug}`
  await page.goto(path)
  await waitForHydration(page)
  const letterhead = page.locator('body > .letterhead')
  await expect(letterhead).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  const phone = formatPhone(testSite.phone)
  await expect(letterhead).toHaveText(
    `${testSite.name}${phone}${new URL(testSite.url).host}${path}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  for (const control of ['form', 'button', 'dialog', 'video', 'iframe']) {
    await expect(page.locator(`${control}:visible`)).toHaveCount(0)
  }
  const sheets = (await page.pdf({ format: 'Letter' }))
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)
  expect(sheets?.length).toBeLessThanOrEqual(2)
})
