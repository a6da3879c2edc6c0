import type { Page } from '@playwright/test'

import { formatPhone } from '#domain/format-phone.ts'

import { comparisonTexts } from '../app/content/gallery-text.ts'
import { accordion } from '../app/content/home-page-text.ts'
import { servicesHeadings } from '../app/content/services-page-text.ts'
import { services } from '../app/content/services/services.ts'
import { examplePath } from '../tests/support/example-city.ts'
import { shownReviews } from '../tests/support/shown-reviews.ts'
import { testSite } from '../tests/support/test-site.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { mainHeading } from './support/layout.ts'
import { defaultService, pathOf } from './support/services.ts'

test.use({ withPictures: true })

// A picture that stands in the hero is not below it.
const pictured = services.find(
  ({ image, heroPicture }) => image && image !== heroPicture,
)
const stained =
  services.find(({ stains }) => stains.length > 0) ?? defaultService
const gauged = services.find(({ pressure }) => pressure) ?? defaultService

test('prints a service under its own address, with its picture and without its slider or video', async ({
  page,
}) => {
  if (!pictured) return test.skip(true, 'No service has one besides its hero.')
  await page.emulateMedia({ media: 'print' })
  await openPage(page, pathOf(pictured))
  await expect(
    page.getByRole('img', { name: `${pictured.image?.alt}` }),
  ).toBeVisible()
  const { host } = new URL(testSite.url)
  await expect(page.getByText(`${host}${pathOf(pictured)}`)).toBeVisible()
  await expectNoControls(page)
})

test('prints the page under the business name and phone number, without controls, on up to two sheets', async ({
  page,
}) => {
  await openPage(page, examplePath)
  const { host } = new URL(testSite.url)
  const printedUrl = page.getByText(`${host}${examplePath}`, { exact: true })
  await expect(printedUrl).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await expect(printedUrl).toBeVisible()
  for (const line of [
    testSite.name,
    formatPhone(testSite.phone),
    testSite.email,
    `Get a free quote: ${host}/#quote-request-form`,
  ])
    await expect(
      page.getByText(line, { exact: true }).filter({ visible: true }),
    ).not.toHaveCount(0)
  await expect(mainHeading(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expectNoControls(page)
  expect(await countSheets(page)).toBeLessThanOrEqual(2)
})

test('prints a service with its pictures and the verdicts on stains on up to two sheets', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await openPage(page, pathOf(stained))
  for (const { name, reason } of stained.stains) {
    await expect(page.getByText(name, { exact: true }).last()).toBeVisible()
    await expect(page.getByText(reason, { exact: true })).toBeVisible()
  }
  const pictures = page.getByRole('img').filter({ visible: true })
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
  }
  expect(await countSheets(page)).toBeLessThanOrEqual(2)
})

test('prints closed answers and whole reviews, and nothing that belongs to a control', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await openPage(page, '/')
  for (const text of [
    ...(accordion?.paragraphs ?? []),
    ...shownReviews.map((review) => review.text),
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText(comparisonTexts.instruction)).toBeHidden()
  await expectNoControls(page)

  await openPage(page, pathOf(gauged))
  const answers = page.locator('details > p')
  await expect(answers).not.toHaveCount(0)
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await expect(
    page.getByText(servicesHeadings.noPressure, { exact: true }),
  ).toBeHidden()
})

/** Of US Letter. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Nothing on paper can be clicked, filled in or played. */
async function expectNoControls(page: Page) {
  const controls = page.locator('form, input, button, dialog, video, iframe')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0)
}
