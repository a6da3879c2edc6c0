import { nameElements } from './support/element-names.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryPictures } from './support/gallery-pictures.ts'
import { pageKinds } from './support/page-kinds.ts'
import { pretendPointing } from './support/pretend-pointing.ts'
import { expectReadable, open } from './support/readable-text.ts'
import { walkThrough } from './support/walk-through.ts'

const phone = { width: 360, height: 740 }
const tablet = { width: 768, height: 1024 }
const laptop = { width: 1280, height: 800 }
const large = { width: 1920, height: 1080 }
const sideways = { width: 844, height: 390 }

// Moving things would differ from one look to the next.
test.describe('every text is readable on what is under it', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { kind, path, expectedConsole } of pageKinds) {
    test.describe(`on the ${kind} page`, () => {
      test.use({ expectedConsole })

      for (const viewport of [phone, tablet, laptop, large]) {
        test(`at ${viewport.width} px`, async ({ page }) => {
          await open(page, path, viewport)
          await expectReadable(page)
        })
      }
    })
  }

  for (const viewport of [phone, laptop]) {
    for (const path of ['/', '/services', '/gallery']) {
      test(`on ${path} at ${viewport.width} px, when pictures and links are pointed at`, async ({ page }) => {
        await open(page, path, viewport)
        await pretendPointing(page)
        await expectReadable(page)
      })
    }
  }
})

for (const [path, shape, windows, texts] of [
  ['/', 'portrait', [phone, tablet], 4],
  ['/', 'landscape', [laptop, large, sideways], 4],
  ['/services', 'portrait', [phone, tablet], 4],
  ['/services', 'landscape', [laptop, large, sideways], 3],
] as const) {
  test(`every text on ${path} is readable from the first to the last frame of its ${shape} film`, async ({
    page,
  }) => {
    await page.setViewportSize(windows[0])
    await nameElements(page)
    await page.goto(path)
    const film = page.locator('video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    // Stops the film at a frame and everything else at its end.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(film).toHaveJSProperty('paused', true)
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      for (const share of [0, 0.5, 1]) {
        await film.evaluate(showFrame, share)
        const about = `at ${viewport.width} px, ${share * 100}% into the film`
        await expectReadable(page, about, await film.evaluate(shownPart), texts)
      }
    }
  })
}

for (const viewport of [phone, laptop]) {
  test(`every text on an opened picture is readable at ${viewport.width} px`, async ({ page }) => {
    await open(page, '/gallery', viewport)
    await galleryPictures(page).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await walkThrough(page)
    await expectReadable(page, '', { x: 0, y: 0, ...viewport }, 4)
  })
}

async function showFrame(film: HTMLVideoElement, share: number) {
  const found = new Promise((resolve) => film.addEventListener('seeked', resolve, { once: true }))
  film.currentTime = film.duration * share
  await found
}

/** What a film is seen through: its section, which cuts off what is larger, and where the film begins lower has texts too. */
function shownPart(film: Element) {
  const { x, y, width, height } = (film.closest('section') ?? film).getBoundingClientRect()
  return { x, y, width, height }
}
