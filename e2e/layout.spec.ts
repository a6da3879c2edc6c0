import type { Page } from '@playwright/test'

import { comparisonTexts, wallTexts } from '../app/content/gallery-text.ts'
import { headerTexts } from '../app/content/layout-text.ts'
import { servicesHeadings } from '../app/content/services-page-text.ts'
import { assistant } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { quoteForm } from './support/quote-form.ts'

function headerLink(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

test('offers a skip link on the first Tab', async ({ page }) => {
  await page.goto('/contact')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the header stays in view', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const name of ['About', 'Services', 'Gallery', 'Reviews']) {
    await expect(headerLink(page, name)).toBeInViewport({ ratio: 1 })
  }
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 375, height: 700 },
    hasTouch: true,
    isMobile: true,
  })

  test('the links are in a menu, and the call button reads "Call"', async ({
    page,
  }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    const menu = page.getByRole('button', { name: 'Menu' })
    await expect(headerLink(page, 'Services')).toBeHidden()
    await expect(
      page.getByRole('banner').getByText('Call', { exact: true }),
    ).toBeVisible()

    await menu.tap()
    await expect(headerLink(page, 'Services')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(headerLink(page, 'Services')).toBeHidden()

    await test.step('the menu closes when focus moves to the page it covers', async () => {
      await menu.press('Enter')
      await headerLink(page, 'Get a FREE Quote').focus()
      await page.keyboard.press('Tab')
      await expect(headerLink(page, 'Services')).toBeHidden()
      await expect(page.locator('main :focus')).toBeVisible()
    })
  })

  test('a tap outside the menu closes it, even in a browser that leaves this to the page', async ({
    page,
  }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    const menu = page.getByRole('navigation', { name: headerTexts.main })
    for (const popover of ['auto', 'manual']) {
      await page.getByRole('button', { name: 'Menu' }).tap()
      await expect(menu).toBeVisible()
      // The browser itself closes only automatic popovers.
      await menu.evaluate((element: HTMLElement, value) => {
        if (element.getAttribute('popover') === value) return
        element.setAttribute('popover', value)
        element.showPopover()
      }, popover)
      await page.touchscreen.tap(180, 690)
      await expect(menu).toBeHidden()
    }
  })

  test('a menu link opens its page and closes the menu', async ({ page }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await headerLink(page, 'Reviews').click()
    await expect(page).toHaveURL('/reviews')
    await expect(headerLink(page, 'Reviews')).toBeHidden()
  })

  test('a call and quote bar joins the chat button below the hero and disappears at the footer', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await waitForHydration(page)
    const quote = page.getByRole('link', { name: 'Free quote', exact: true })
    await expect(quote).not.toBeInViewport()
    await expect(assistant(page).openButton).toBeInViewport({ ratio: 1 })
    await page
      .getByRole('heading', { name: 'About us' })
      .evaluate((heading) => heading.scrollIntoView())
    await expect(quote).toBeInViewport({ ratio: 1 })
    await expect(assistant(page).openButton).toBeInViewport({ ratio: 1 })

    await test.step('the bar does not cover the focused element', async () => {
      await page.getByRole('link', { name: 'Read all reviews' }).focus()
      await expect(quote).not.toBeInViewport()
    })

    await page
      .getByRole('contentinfo')
      .evaluate((footer) => footer.scrollIntoView())
    await expect(quote).not.toBeInViewport()
    await expect(assistant(page).openButton).toBeInViewport({ ratio: 1 })
  })
})

test('a quote button joins the chat button between the hero and the footer, except near forms', async ({
  page,
}) => {
  // On a page rendered in the browser, the form appears later than the rest.
  await page.goto('/gallery')
  await waitForHydration(page)
  await headerLink(page, 'Services').click()
  const quote = page.getByRole('link', { name: 'Free quote', exact: true })
  await expect(quote).not.toBeInViewport()
  await page
    .getByRole('heading', { name: servicesHeadings.features })
    .evaluate((heading) => heading.scrollIntoView())
  await expect(quote).toBeInViewport({ ratio: 1 })
  await quote.click()
  await expect(page.locator('.quote-request-form')).toBeFocused()
  await expect(page).toHaveURL('/services')
  await expect(quote).not.toBeInViewport()
  await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.scrollIntoView())
  await expect(quote).not.toBeInViewport()
})

test('the chat button stays while a slider or a radio button has focus, which bring up no keyboard', async ({
  page,
}) => {
  await page.goto('/services')
  await waitForHydration(page)
  await page.getByRole('slider', { name: comparisonTexts.seam }).first().focus()
  await expect(assistant(page).openButton).toBeVisible()
  await page.goto('/gallery')
  await waitForHydration(page)
  await page
    .getByRole('group', { name: wallTexts.seam })
    .getByRole('radio', { checked: true })
    .focus()
  await expect(assistant(page).openButton).toBeVisible()
})

test('the chat button is hidden while a text field has focus', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  await quoteForm(page).email.focus()
  await expect(assistant(page).openButton).toBeHidden()
  await quoteForm(page).email.blur()
  await expect(assistant(page).openButton).toBeVisible()
})

test('every control on the first screens shows a focus ring', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, ring } = await page.locator(':focus').evaluate((control) => {
      // Slanted controls draw the ring on their ::before background.
      const ring = [undefined, '::before']
        .map((pseudoElement) => getComputedStyle(control, pseudoElement))
        .find(({ outlineStyle }) => outlineStyle !== 'none')
      return {
        name: control.outerHTML.slice(0, 80),
        ring: ring?.outlineWidth ?? '0px',
      }
    })
    expect(Number.parseFloat(ring), name).toBeGreaterThanOrEqual(2)
  }
})
