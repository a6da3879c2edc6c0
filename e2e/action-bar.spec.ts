import type { Page } from '@playwright/test'

import { everyPageTexts } from '../app/content/every-page-text.ts'
import { sectionHeadings } from '../app/content/home-page-text.ts'
import { actionBarTexts } from '../app/content/layout-text.ts'
import { servicesHeadings } from '../app/content/services-page-text.ts'
import { mainPages, specialtyPages } from '../app/lib/site-pages.ts'
import { assistant } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryOverlay, galleryPictures } from './support/gallery.ts'
import { openPage } from './support/hydration.ts'
import {
  boxOf,
  hasShortHero,
  headerLink,
  menuButton,
  overlap,
  phone,
} from './support/layout.ts'
import { quoteForm } from './support/quote-form.ts'
import { scrollTo, scrollToTopOf } from './support/scrolling.ts'

const actionBar = (page: Page) =>
  page.getByRole('region', { name: actionBarTexts.label })
const quoteLink = (page: Page) =>
  actionBar(page).getByRole('link', { name: 'Free quote', exact: true })
const chatButton = (page: Page) => assistant(page).openButton
/** Away from the form, which every service has. */
const benefitsHeading = (page: Page) =>
  page.getByRole('heading', { name: servicesHeadings.benefits })

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  for (const size of [phone, { width: 360, height: 740 }]) {
    test(`at ${size.width} px the first screen of the home page shows two fields, and nothing is over them`, async ({
      page,
    }) => {
      const { introduction } = everyPageTexts.quote
      const isShort = hasShortHero && introduction.length <= 45
      test.skip(!isShort, 'The words take more lines.')
      await page.setViewportSize(size)
      await openPage(page, '/')
      const form = quoteForm(page)
      await expect(form.firstName).toBeInViewport({ ratio: 1 })
      await expect(form.email).toBeInViewport({ ratio: 1 })
      await expect(chatButton(page)).toBeHidden()
    })
  }

  test('a bar with the chat button stays at the bottom of the window, below the end of the page, except over the form', async ({
    page,
  }) => {
    await openPage(page, '/')
    for (const top of [2_000, 100_000]) {
      await scrollTo(page, top)
      await expect(chatButton(page)).toBeInViewport({ ratio: 1 })
      const bar = await boxOf(actionBar(page))
      expect(bar).toMatchObject({ x: 0, width: phone.width })
      expect(bar.y + bar.height).toBeCloseTo(phone.height, 0)
    }
    const footer = page.getByRole('contentinfo')
    // The page grows when what is below the first screen hydrates.
    await expect
      .poll(async () => {
        await scrollTo(page, 100_000)
        return await overlap(footer, actionBar(page))
      })
      .toBe(false)
  })

  test('the quote link of the bar gives way while a part of the page offers a quote', async ({
    page,
  }) => {
    await openPage(page, '/')
    await expect(quoteLink(page)).toBeHidden()
    await scrollToTopOf(
      page.getByRole('heading', { name: sectionHeadings.about }),
    )
    await expect(quoteLink(page)).toBeVisible()

    await menuButton(page).click()
    await headerLink(page, 'Services').click()
    await expect(page).toHaveURL('/services')
    await expect(quoteLink(page)).toBeHidden()
    await scrollToTopOf(benefitsHeading(page))
    await quoteLink(page).click()
    await expect(quoteForm(page).firstName).toBeInViewport()
    await expect(page).toHaveURL('/services')
    await expect(quoteLink(page)).toBeHidden()
  })

  test('the bar is gone while a field has focus, or while the chat, the menu or a picture is open', async ({
    page,
  }) => {
    await openPage(page, '/services')
    await quoteForm(page).email.focus()
    await expect(chatButton(page)).toBeHidden()
    await quoteForm(page).email.blur()

    await scrollToTopOf(benefitsHeading(page))
    await expect(quoteLink(page)).toBeVisible()
    await chatButton(page).click()
    await expect(assistant(page).panel).toBeVisible()
    await expect(quoteLink(page)).toBeHidden()
    await assistant(page).closeButton.click()
    await expect(quoteLink(page)).toBeVisible()

    await menuButton(page).click()
    await expect(quoteLink(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(quoteLink(page)).toBeVisible()

    await openPage(page, '/gallery')
    await galleryPictures(page).first().click()
    await expect(galleryOverlay(page)).toBeVisible()
    await expect(chatButton(page)).toBeHidden()
  })
})

test('on a tablet, the chat button floats 24 px from the bottom right corner, away from the form and the last links of the page, and the quote link is in the header', async ({
  page,
}) => {
  const window = { width: 768, height: 1024 }
  await page.setViewportSize(window)
  await openPage(page, '/services')
  const { x, y, width, height } = await boxOf(chatButton(page))
  expect(window.width - x - width).toBe(24)
  expect(window.height - y - height).toBe(24)
  await expect(quoteLink(page)).toBeHidden()
  await quoteForm(page).email.focus()
  await expect(chatButton(page)).toBeHidden()

  await scrollToTopOf(benefitsHeading(page))
  const inHeader = page
    .getByRole('banner')
    .getByRole('link', { name: 'Free quote', exact: true })
  await inHeader.click()
  await expect(quoteForm(page).firstName).toBeInViewport()
  await expect(page).toHaveURL('/services')

  await scrollTo(page, 100_000)
  const lastLink = page.getByRole('contentinfo').getByRole('link').last()
  await expect(lastLink).toBeInViewport()
  expect(await overlap(lastLink, chatButton(page))).toBe(false)
})

for (const { name, path } of [
  mainPages.home,
  mainPages.services,
  mainPages.contact,
  ...specialtyPages,
]) {
  test(`the button of the form of the page ${name} lies beneath no floating button`, async ({
    page,
  }) => {
    await openPage(page, path)
    for (const size of [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size)
      await scrollTo(page, 0)
      const { submitButton } = quoteForm(page)
      expect(await overlap(submitButton, chatButton(page))).toBe(false)
      await scrollToTopOf(page.locator('#quote-request-form'))
      expect(await overlap(submitButton, chatButton(page))).toBe(false)
    }
  })
}
