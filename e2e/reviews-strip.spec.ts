import type { Locator, Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { reviewCards } from './support/review-cards.ts'

const sampleAuthors = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `Sample reviewer ${letter}`)

function strip(page: Page) {
  const section = page.getByRole('region', { name: 'What customers write' })
  const viewport = section.getByRole('group', { name: 'Reviews, side by side' })
  return {
    section,
    viewport,
    track: viewport.locator('> div'),
    pause: section.getByRole('button', { name: 'Pause reviews' }),
    play: section.getByRole('button', { name: 'Play reviews' }),
  }
}

async function openHome(page: Page) {
  await page.goto('/')
  await untilHydrated(page)
  await strip(page).section.scrollIntoViewIfNeeded()
}

/** Where the first review that screen readers know is on the screen, in pixels from the left. */
function firstReviewAt(page: Page): Promise<number> {
  return strip(page)
    .viewport.getByRole('listitem')
    .first()
    .evaluate((card) => card.getBoundingClientRect().left)
}

async function expectMoving(page: Page) {
  const before = await firstReviewAt(page)
  await expect.poll(() => firstReviewAt(page)).toBeLessThan(before - 5)
}

/** No animation runs, so no picture later than this one can differ. */
async function expectStill(page: Page) {
  await expect
    .poll(() =>
      strip(page).track.evaluate((track) => track.getAnimations().map(({ playState }) => playState)),
    )
    .not.toContain('running')
}

/** Presses the button and says by how many pixels that shifted the strip; within one frame nothing moves by itself. */
function jumpAtPress(button: Locator): Promise<number> {
  return button.evaluate((element: HTMLButtonElement) => {
    const card = element.closest('section')?.querySelector('ul:not([inert]) > li')
    if (!card) throw new Error('there is no review')
    const before = card.getBoundingClientRect().left
    element.click()
    return card.getBoundingClientRect().left - before
  })
}

test.describe('the strip on the home page', () => {
  test('shows every review, shortened, and leads to all of them', async ({ page }) => {
    await openHome(page)
    const cards = strip(page).viewport.getByRole('listitem')

    await test.step('each with its stars, its author and its day', async () => {
      await expect(cards).toHaveCount(sampleAuthors.length)
      for (const [index, author] of sampleAuthors.entries()) {
        await expect(cards.nth(index)).toContainText(author)
        await expect(cards.nth(index)).toContainText(/[45] out of 5 stars/)
        await expect(cards.nth(index)).toContainText(/[A-Z][a-z]{2} \d{1,2}, 2026/)
      }
    })

    await test.step('cuts a long text to 120 characters and an ellipsis, and leaves a short one whole', async () => {
      const texts = await cards.locator('> p:nth-child(2)').allTextContents()
      const cut = texts.filter((text) => text.endsWith('…'))
      expect(cut.length).toBeGreaterThan(0)
      for (const text of cut) expect(Array.from(text)).toHaveLength(121)
      expect(texts).toContain('Epoxy in a two-car garage, in two days. It wipes clean with a mop.')
    })

    await test.step('holds the list three times, two of them out of reach of keyboard and screen reader', async () => {
      const lists = strip(page).track.locator('> ul')
      await expect(lists).toHaveCount(3)
      await expect(strip(page).track.locator('> ul[aria-hidden=true][inert]')).toHaveCount(2)
      await expect(strip(page).viewport.getByRole('list')).toHaveCount(1)
    })

    await strip(page).section.getByRole('link', { name: 'Read all reviews' }).click()
    await expect(page).toHaveURL('/reviews')
    await expect(reviewCards(page.getByRole('main'))).toHaveCount(sampleAuthors.length)
  })

  test('rests while it is out of sight', async ({ page }) => {
    await openHome(page)
    await expectMoving(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expectStill(page)
    await strip(page).section.scrollIntoViewIfNeeded()
    await expectMoving(page)
  })

  test('moves by itself and goes on without a seam', async ({ page }) => {
    await openHome(page)
    await expectMoving(page)
    const seam = await strip(page).track.evaluate((track) => {
      const [animation] = track.getAnimations()
      if (!animation) throw new Error('nothing moves')
      animation.pause()
      const round = Number(animation.effect?.getComputedTiming().duration)
      const lefts = (time: number) => {
        animation.currentTime = time
        const cards = [...track.querySelectorAll('li')]
        return cards
          .map((card) => [Math.round(card.getBoundingClientRect().left), card.textContent])
          .filter(([left]) => Number(left) > -320 && Number(left) < innerWidth)
      }
      return { start: lefts(0), end: lefts(round - 0.01) }
    })
    expect(seam.start.length).toBeGreaterThan(3)
    expect(seam.end).toEqual(seam.start)
  })

  test('stops at the button, can be taken by hand, and goes on from there', async ({ page }) => {
    await openHome(page)
    const { pause, play, viewport } = strip(page)
    await expectMoving(page)
    expect(Math.abs(await jumpAtPress(pause))).toBeLessThan(2)
    await expect(play).toBeVisible()
    await expectStill(page)

    const paused = await firstReviewAt(page)
    await viewport.evaluate((element) => element.scrollBy(200, 0))
    expect(Math.abs((await firstReviewAt(page)) - (paused - 200))).toBeLessThan(2)

    expect(Math.abs(await jumpAtPress(play))).toBeLessThan(2)
    await expectMoving(page)
    await expectAccessible(page, 'section:has([role=group])')
  })

  test('waits while it is pointed at or has the keyboard', async ({ page }) => {
    await openHome(page)
    const { pause, viewport } = strip(page)
    await viewport.hover()
    await expectStill(page)
    await page.mouse.move(0, 0)
    await expectMoving(page)

    await test.step('and the arrow keys scroll it', async () => {
      await pause.focus()
      await page.keyboard.press('Tab')
      await expect(viewport).toBeFocused()
      await expectStill(page)
      const before = await firstReviewAt(page)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => firstReviewAt(page)).toBeLessThan(before - 20)

      await page.keyboard.press('Shift+Tab')
      await expect(pause).toBeFocused()
      await expectMoving(page)
    })
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('stands still, is there once, and scrolls by hand', async ({ page }) => {
      await openHome(page)
      const { viewport, track, pause } = strip(page)
      await expectStill(page)
      await expect(track.locator('> ul')).toHaveCount(1)
      await expect(pause).toBeHidden()
      await viewport.focus()
      // Not End: that is for the page, which would leave the strip, sooner or later.
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      const last = viewport.getByRole('listitem').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 0.9 })
      await expectAccessible(page, 'section:has([role=group])')
    })
  })
})
