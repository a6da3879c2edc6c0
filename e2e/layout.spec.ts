import { headerTexts } from '../app/content/layout-text.ts'
import { menuLinks } from '../app/content/navigation.ts'
import { serviceNames } from '../app/content/services/service-index.ts'
import { phoneWords } from '../tests/support/test-site.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { boxOf, headerLink, menuButton, phone } from './support/layout.ts'

const callName = new RegExp(RegExp.escape(phoneWords))

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

for (const width of [768, 1024]) {
  test(`the gaps between the links and the call button are equal in a window of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/contact')
    const texts = page
      .getByRole('banner')
      .getByRole('navigation')
      .locator('a > span')
    const call = headerLink(page, callName)
    const gaps: number[] = []
    let end: number | undefined
    for (const item of [...(await texts.all()), call]) {
      const { x, width } = await boxOf(item)
      if (end !== undefined) gaps.push(x - end)
      end = x + width
    }
    const spread = Math.max(...gaps) - Math.min(...gaps)
    expect(spread, gaps.join()).toBeLessThan(1)
  })
}

test.describe('on a phone', () => {
  test.use({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  })

  test('the links are in an accessible menu, and the call button reads "Call"', async ({
    page,
  }) => {
    await openPage(page, '/contact')
    await expect(headerLink(page, 'Services')).toBeHidden()
    await expect(
      page.getByRole('banner').getByText('Call', { exact: true }),
    ).toBeVisible()

    await menuButton(page).tap()
    for (const { label } of menuLinks)
      await expect(headerLink(page, label)).toBeInViewport({ ratio: 1 })
    for (const { shortTitle } of serviceNames)
      await expect(headerLink(page, shortTitle)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, 'header')
    await page.keyboard.press('Escape')
    await expect(headerLink(page, 'Services')).toBeHidden()

    await test.step('the menu closes when focus moves to the page it covers', async () => {
      await menuButton(page).press('Enter')
      await headerLink(page, callName).last().focus()
      await page.keyboard.press('Tab')
      await expect(headerLink(page, 'Services')).toBeHidden()
      await expect(page.getByRole('main').locator(':focus')).toBeVisible()
    })
  })

  test('a tap outside the menu closes it, even in a browser that leaves this to the page', async ({
    page,
  }) => {
    await openPage(page, '/contact')
    const menu = page.getByRole('navigation', { name: headerTexts.main })
    for (const popover of ['auto', 'manual']) {
      await menuButton(page).tap()
      await expect(menu).toBeVisible()
      // The browser itself closes only automatic popovers.
      await menu.evaluate((element: HTMLElement, value) => {
        if (element.getAttribute('popover') === value) return
        element.setAttribute('popover', value)
        element.showPopover()
      }, popover)
      await page.touchscreen.tap(180, 830)
      await expect(menu).toBeHidden()
    }
  })
})

test('every control on the first screens shows a focus ring', async ({
  page,
}) => {
  await openPage(page, '/')
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
