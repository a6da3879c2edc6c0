import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { photoRefusals } from '#domain/quote-photo.ts'

import { confirmationTexts } from '../app/content/quote-form-text.ts'
import {
  photoTexts,
  requestPageTexts,
} from '../app/content/request-page-text.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import {
  newVisitor,
  openQuoteForm,
  quoteForm,
  quotesOf,
} from './support/quote-form.ts'
import { applySettings, findReflowProblems } from './support/reflow.ts'

/** As a phone held upright takes it: on its side, with a place. */
async function cameraPhoto(name: string, background = '#876') {
  const buffer = await sharp({
    create: { width: 3200, height: 2400, channels: 3, background },
  })
    .withExif({
      IFD0: { Make: name },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 34/1 53/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

function uploader(page: Page) {
  const region = page.getByRole('region', {
    name: confirmationTexts.photos.heading,
  })
  return {
    region,
    choose: region.locator('input[type=file]'),
    sent: (sent: number, total: number) =>
      expect(region.getByText(photoTexts.progress(sent, total))).toBeAttached(),
  }
}

async function sendRequest(page: Page) {
  const visitor = newVisitor()
  const form = await openQuoteForm(page)
  await form.send(visitor)
  await expect(page.getByText(confirmationTexts.stepsHeading)).toBeAttached()
  return visitor
}

test('a visitor adds photos to a sent request, and finds them upright and without their place on its page', async ({
  page,
}) => {
  await sendRequest(page)
  const { choose, region, sent } = uploader(page)
  await choose.setInputFiles([
    await cameraPhoto('driveway'),
    await cameraPhoto('roof', '#345'),
  ])
  await sent(2, 2)
  await region
    .getByRole('button', { name: photoTexts.remove('roof.jpg') })
    .click()
  await sent(1, 1)
  await region.getByRole('button', { name: photoTexts.done }).click()
  await expect(region.getByText(photoTexts.thanks)).toBeVisible()
  await expectAccessible(page, '[data-quote-sent]')

  await page.getByRole('link', { name: confirmationTexts.photos.page }).click()
  const photo = page.getByRole('img', { name: requestPageTexts.photo(1) })
  await expect(photo).toBeVisible()
  await expect(
    page.getByRole('img', { name: requestPageTexts.photo(2) }),
  ).toBeHidden()
  await expectAccessible(page)
  await applySettings(page, { width: 320, height: 640, fontSize: 16 })
  expect(await findReflowProblems(page)).toEqual([])
  const path = (await photo.getAttribute('src')) ?? ''
  const response = await page.request.get(path)
  expect(response.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const stored = await sharp(await response.body()).metadata()
  expect(stored).toMatchObject({ width: 1536, height: 2048 })
  expect(stored.exif).toBeUndefined()
})

test.describe('a connection that is lost twice', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test('delays a photo, which arrives without a tap', async ({ page }) => {
    await sendRequest(page)
    let attempts = 0
    await page.route('**/request/*/photos', async (route) => {
      attempts += 1
      await (attempts <= 2 ? route.abort() : route.continue())
    })
    const { choose, sent } = uploader(page)
    await choose.setInputFiles([await cameraPhoto('patio')])
    // The third attempt follows eight seconds later.
    await expect.poll(() => attempts, { timeout: 60_000 }).toBe(3)
    await sent(1, 1)
    expect(attempts).toBe(3)
  })
})

test.describe('a file that is no picture', () => {
  test.use({ expectedConsole: /status of 415/ })

  test('is refused in a sentence, and the others arrive', async ({ page }) => {
    await sendRequest(page)
    const { choose, region, sent } = uploader(page)
    await choose.setInputFiles([
      {
        name: 'notes.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
      },
      await cameraPhoto('deck'),
    ])
    await sent(1, 2)
    await expect(region.getByRole('alert')).toHaveText(
      photoRefusals['not-a-picture'].text,
    )
  })
})

test('a visitor corrects the phone number, adds a sentence and cancels', async ({
  page,
  stack,
}) => {
  const visitor = await sendRequest(page)
  await page.getByRole('link', { name: confirmationTexts.photos.page }).click()
  const { phone, note, cancel } = requestPageTexts
  await expect(page.getByText(visitor.email)).toBeVisible()

  await page.getByText(phone.heading).click()
  await page.getByLabel('Phone number').fill('916 555 0123')
  await page.getByRole('button', { name: phone.submit }).click()
  await expect(page.getByText('(916) 555-0123')).toBeVisible()

  await page.getByText(note.heading).click()
  await page.getByLabel(note.label).fill('The gate code is 4711.')
  await page.getByRole('button', { name: note.submit }).click()
  await expect(page.getByText('The gate code is 4711.')).toBeVisible()

  await page.getByText(cancel.heading).click()
  await page.getByRole('button', { name: cancel.submit }).click()
  await expect(page.getByText(requestPageTexts.canceled)).toBeVisible()
  await expect(page.getByText(confirmationTexts.photos.heading)).toBeHidden()
  expect(await quotesOf(stack, visitor)).toHaveLength(1)
})

test.describe('an address that nobody was given', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('is the 404 page', async ({ page }) => {
    const response = await page.goto(`/request/${'x'.repeat(43)}`)
    expect(response?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { name: 'Oops! Page not found' }),
    ).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser posts the photos, and the request’s page, whole on a narrow phone, shows and removes them', async ({
    page,
  }) => {
    await page.goto('/contact')
    await quoteForm(page).send(newVisitor())
    await page.getByRole('link', { name: confirmationTexts.photos.add }).click()
    const { choose, region } = uploader(page)
    await choose.setInputFiles([
      await cameraPhoto('driveway'),
      await cameraPhoto('roof', '#345'),
    ])
    await region.getByRole('button', { name: photoTexts.send }).click()
    const photos = page.getByRole('img', { name: /^Photo \d$/ })
    await expect(photos).toHaveCount(2)
    await page.setViewportSize({ width: 320, height: 640 })
    const response = await page.reload()
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(await findReflowProblems(page)).toEqual([])
    await page
      .getByRole('button', { name: requestPageTexts.remove })
      .first()
      .click()
    await expect(photos).toHaveCount(1)
  })

  test.describe('a phone number that is none', () => {
    test.use({ expectedConsole: /status of 422/ })

    test('comes back with its error', async ({ page }) => {
      await page.goto('/contact')
      await quoteForm(page).send(newVisitor())
      await page
        .getByRole('link', { name: confirmationTexts.photos.add })
        .click()
      await page.getByText(requestPageTexts.phone.heading).click()
      await page.getByLabel('Phone number').fill('')
      await page
        .getByRole('button', { name: requestPageTexts.phone.submit })
        .click()
      await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
        'Phone number is required',
      )
    })
  })
})
