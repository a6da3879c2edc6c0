import type { Locator, Page } from '@playwright/test'

import { assistantButton } from '../app/content/assistant-text.ts'
import { comparisonTexts, wallTexts } from '../app/content/gallery-text.ts'
import { sectionHeadings } from '../app/content/home-page-text.ts'
import { actionBarTexts } from '../app/content/layout-text.ts'
import { reviewLabels } from '../app/content/reviews-text.ts'
import { servicesHeadings } from '../app/content/services-page-text.ts'
import { assistant, canBeClicked } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryPictures } from './support/gallery.ts'
import { openPage } from './support/hydration.ts'
import { boxOf, headerLink, menuButton, phone } from './support/layout.ts'
import { describeEveryPage } from './support/page-kinds.ts'
import { quoteForm } from './support/quote-form.ts'
import { scrollTo, scrollToTopOf } from './support/scrolling.ts'

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 600, height: 900 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Longer than it takes the bar to notice that the page is at rest. */
const restTime = 500

const softly = expect.configure({ soft: true })

const actionBar = (page: Page) =>
  page.getByRole('region', { name: actionBarTexts.label })
const quoteLink = (page: Page) =>
  page.getByRole('link', { name: 'Free quote', exact: true })
const chatButton = (page: Page) => assistant(page).openButton
const featuresHeading = (page: Page) =>
  page.getByRole('heading', { name: servicesHeadings.features })

describeEveryPage((path) => {
  test.use({ withPictures: true })

  test('the floating buttons never lie over a control or words, and are not always gone', async ({
    page,
  }) => {
    // Up to a hundred screens.
    test.slow()
    await page.clock.install()
    await openPage(page, path)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
    for (const size of sizes) {
      await page.setViewportSize(size)
      const label = `${size.width} × ${size.height}`
      let shownCount = 0
      for (const top of await screenTops(page, size.height)) {
        await scrollTo(page, top)
        // Pictures that arrive may still move the page, and then the bar.
        await softly
          .poll(() => findCoveredAtRest(page), `${label}, at ${top}`)
          .toEqual([])
        if (await canBeClicked(chatButton(page))) shownCount += 1
      }
      expect.soft(shownCount, label).toBeGreaterThan(0)
    }
  })
})

/** Where each screenful of the page starts. */
async function screenTops(page: Page, height: number): Promise<number[]> {
  const end = await page.evaluate(() => document.body.scrollHeight)
  const count = Math.ceil(end / height)
  return Array.from({ length: count }, (_, index) => index * height)
}

async function findCoveredAtRest(page: Page): Promise<string[]> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  await page.clock.runFor(restTime)
  const isShown = await canBeClicked(chatButton(page))
  return isShown ? await findCovered(page) : []
}

/**
 * Looks beneath many points of the floating buttons. A phone's toolbar is as
 * wide as the window and does not count: the page ends above it.
 */
async function findCovered(page: Page): Promise<string[]> {
  return await actionBar(page).evaluate((bar) => {
    const found = new Set<string>()
    const isToolbar =
      getComputedStyle(bar).backgroundColor !== 'rgba(0, 0, 0, 0)'
    if (isToolbar) return []

    const range = document.createRange()
    function linesOf(element: Element) {
      return [...element.childNodes]
        .filter((node) => node instanceof Text && node.data.trim() !== '')
        .flatMap((node) => {
          range.selectNode(node)
          return Array.from(range.getClientRects())
        })
    }

    function lookBeneath(x: number, y: number) {
      function holdsPoint({ left, right, top, bottom }: DOMRect) {
        return x > left && x < right && y > top && y < bottom
      }
      for (const element of document.elementsFromPoint(x, y)) {
        if (bar.contains(element)) continue
        // Of a picture, only the words count.
        const isControl =
          element.matches(
            'a, button, label, input:not([type=range]), select, summary, textarea',
          ) && !element.querySelector('img')
        const boxes = isControl ? [...element.getClientRects()] : []
        if ([...boxes, ...linesOf(element)].some(holdsPoint))
          found.add(element.textContent || element.outerHTML.slice(0, 80))
      }
    }

    for (const button of bar.children) {
      const box = button.getBoundingClientRect()
      if (box.width === 0 || box.top > innerHeight) continue
      for (let x = box.left + 1; x < box.right; x += 6)
        for (let y = box.top + 1; y < box.bottom; y += 6) lookBeneath(x, y)
    }
    return [...found]
  })
}

test('the chat button steps aside for a link or a line of text beneath it, comes back, and is always reached by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/services')
  const openButton = chatButton(page)
  await expect.poll(() => canBeClicked(openButton)).toBe(true)
  for (const tag of ['a', 'p']) {
    await putBeneath(openButton, tag)
    await expect.poll(() => canBeClicked(openButton), tag).toBe(false)
    await openButton.focus()
    await expect.poll(() => canBeClicked(openButton), tag).toBe(true)
    await openButton.blur()

    await putBeneath(openButton, undefined)
    await expect.poll(() => canBeClicked(openButton), tag).toBe(true)
  }
})

/** Puts an element of the page beneath a button, in place of the last one. */
async function putBeneath(button: Locator, tag: string | undefined) {
  const { x, y } = await boxOf(button)
  const place = { tag, x, y }
  await button.page().evaluate(({ tag, x, y }) => {
    document.querySelector('#in-the-way')?.remove()
    if (tag) {
      const element = document.createElement(tag)
      element.id = 'in-the-way'
      element.textContent = 'Text'
      element.setAttribute('href', '/')
      element.style.position = 'fixed'
      element.style.left = `${x}px`
      element.style.top = `${y}px`
      document.querySelector('main')?.append(element)
    }
    dispatchEvent(new Event('scroll'))
  }, place)
}

test('the chat button is out of the way of the moving reviews, between their words too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/')
  const strip = page.getByRole('group', { name: reviewLabels.strip })
  await strip.scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('button', { name: reviewLabels.pause }),
  ).toBeVisible()
  const buttonTop = (await boxOf(chatButton(page))).y
  await strip.evaluate((element, top) => {
    // The last ten pixels of the cards, which hold no words.
    const { bottom } = element.getBoundingClientRect()
    window.scrollBy({ top: bottom - top - 10, behavior: 'instant' })
  }, buttonTop)
  await expect.poll(() => canBeClicked(chatButton(page))).toBe(false)
})

test('quote and chat stay after a slider has been moved or a side chosen, which bring up no keyboard', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/services')
  const slider = page.getByRole('slider', { name: comparisonTexts.seam })
  await slider.first().evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    window.scrollBy({ top: top - 200, behavior: 'instant' })
  })
  await expect(quoteLink(page)).toBeInViewport({ ratio: 1 })
  await drag(page, slider.first())
  await expectWholeBar(page)

  await openPage(page, '/gallery')
  const sides = page
    .getByRole('group', { name: wallTexts.seam })
    .getByRole('radio', { checked: false })
  await sides.first().check({ force: true })
  await scrollToTopOf(galleryPictures(page).nth(4))
  await expectWholeBar(page)
})

/** Drags the seam of a picture to the right, as a mouse or finger does. */
async function drag(page: Page, slider: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(slider)
  const middle = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x + 60, middle.y)
  await page.mouse.up()
  await expect(slider).not.toHaveValue('50')
}

async function expectWholeBar(page: Page): Promise<void> {
  await expect(quoteLink(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => canBeClicked(chatButton(page))).toBe(true)
}

test('the chat button is out of the way while a text field has focus', async ({
  page,
}) => {
  await openPage(page, '/contact')
  const { email } = quoteForm(page)
  await email.focus()
  await expect.poll(() => canBeClicked(chatButton(page))).toBe(false)
  await email.blur()
  await expect.poll(() => canBeClicked(chatButton(page))).toBe(true)
})

test('an open chat or menu has none of the floating buttons behind it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/services')
  const { openButton, panel, closeButton } = assistant(page)
  await scrollToTopOf(featuresHeading(page))
  await expectWholeBar(page)
  await openButton.click()
  await expect(panel).toBeVisible()
  await expect(quoteLink(page)).not.toBeInViewport()
  await closeButton.click()
  await expectWholeBar(page)

  await menuButton(page).click()
  await expect(quoteLink(page)).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await expectWholeBar(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('a quote button joins the chat button below the hero and disappears at the footer', async ({
    page,
  }) => {
    await openPage(page, '/')
    const word = chatButton(page).getByText(assistantButton.word)
    await expect(quoteLink(page)).not.toBeInViewport()
    await expect(word).toBeHidden()
    await scrollToTopOf(
      page.getByRole('heading', { name: sectionHeadings.about }),
    )
    await expectWholeBar(page)
    await expect(word).toBeVisible()

    await test.step('the bar does not cover the focused element', async () => {
      const link = page.getByRole('link', { name: 'Learn More About Epoxy' })
      await link.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect()
        window.scrollBy({
          top: bottom - innerHeight + 10,
          behavior: 'instant',
        })
      })
      await expect(quoteLink(page)).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Shift')
      await link.evaluate((element: HTMLElement) =>
        element.focus({ preventScroll: true }),
      )
      await expect(quoteLink(page)).not.toBeInViewport()
      expect(await canBeClicked(link)).toBe(true)
    })

    await scrollToTopOf(page.getByRole('contentinfo'))
    await expect(quoteLink(page)).not.toBeInViewport()
  })
})

test('on a phone, a quote button joins the chat button between the hero and the footer, except near forms', async ({
  page,
}) => {
  // On a page rendered in the browser, the form appears later than the rest.
  await openPage(page, '/gallery')
  await headerLink(page, 'Services').click()
  await expect(page).toHaveURL('/services')
  await page.setViewportSize(phone)
  await expect(quoteLink(page)).not.toBeInViewport()
  await scrollToTopOf(featuresHeading(page))
  await expect(quoteLink(page)).toBeInViewport({ ratio: 1 })
  await quoteLink(page).click()
  await expect(quoteForm(page).firstName).toBeInViewport()
  await expect(page).toHaveURL('/services')
  await expect(quoteLink(page)).not.toBeInViewport()
  await scrollToTopOf(page.getByRole('contentinfo'))
  await expect(quoteLink(page)).not.toBeInViewport()
})

test('on a window wider than a phone, the quote button is in the header, and none floats', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openPage(page, '/services')
  await scrollToTopOf(featuresHeading(page))
  const inHeader = page
    .getByRole('banner')
    .getByRole('link', { name: 'Free quote', exact: true })
  await expect(inHeader).toBeInViewport({ ratio: 1 })
  await expect(quoteLink(page)).toHaveCount(1)
  await inHeader.click()
  await expect(quoteForm(page).firstName).toBeInViewport()
  await expect(page).toHaveURL('/services')
})
