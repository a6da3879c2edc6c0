import { expectToRestAtItsEnd } from './support/film-end.ts'
import { expect, test } from './support/fixtures.ts'
import { poster, video } from './support/hero-parts.ts'
import { untilHydrated } from './support/hydrated.ts'
import { layers, lightOf, spotOf, wandControl, wandFiles, way } from './wand.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

test('the film of / plays on a wide screen in its shape and rests on its last frame', async ({ page }) => {
  const wand = wandFiles(page)
  await page.addInitScript(noteFilmEnd)
  await page.setViewportSize(wide)
  await page.goto('/')
  await untilHydrated(page)
  await expectToRestAtItsEnd(page, { file: '/films/hero.webm', width: 1280, height: 720 })

  await test.step('then the visitor holds the wand, and a mouse washes on', async () => {
    await expect(wandControl(page)).toBeVisible()
    expect(await page.evaluate(wandFetchedAfterFilm), 'while it plays nothing of the wand is fetched').toBe(
      true,
    )
    expect(wand.stills, 'the clean ground is fetched for a hand that moves').toEqual([])
    const share = await lightOf(page, { x: 1200, y: 480 }, { x: 960, y: 520 })
    const dirty = await spotOf(page, { x: 1200, y: 480 })
    expect(await share()).toBeLessThan(0.8)
    await page.mouse.move(dirty.x, dirty.y - 80)
    await expect(layers(page)).toHaveCount(3)
    for (const { x, y } of way({ ...dirty, y: dirty.y - 80 }, { ...dirty, y: dirty.y + 40 }, 5))
      await page.mouse.move(x, y)
    await expect.poll(share, 'as light as the lane').toBeCloseTo(1, 1)
    expect(wand.stills).toEqual(['/films/hero-clean.avif'])
  })
})

for (const [visitor, reducedMotion, viewport, still] of [
  ['who wants no motion sees the clean lane', 'reduce', wide, 'hero-rest'],
  ['on a phone sees it too', 'reduce', phone, 'hero-rest-portrait'],
  ['whom motion suits sees the first frame', 'no-preference', wide, 'hero'],
] as const) {
  test(`of the stills of the film a visitor ${visitor}`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(poster(page)).toHaveJSProperty('complete', true)
    expect(await poster(page).evaluate(pictureOf)).toBe(`/films/${still}.avif`)
    const stills = fetched.filter((path) => /^\/films\/.*\.(avif|webp)$/.test(path))
    expect([...new Set(stills)], 'and fetches no other').toEqual([`/films/${still}.avif`])
    if (still !== 'hero-rest') return

    await test.step('and who asks for the film all the same sees it', async () => {
      await untilHydrated(page)
      await page.getByRole('button', { name: 'Play motion' }).click()
      await expect
        .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentTime))
        .toBeGreaterThan(0)
    })
  })
}

// In the page: when a test looks, the film may have ended long ago.
function noteFilmEnd() {
  document.addEventListener('ended', () => performance.mark('film over'), { capture: true, once: true })
}

function wandFetchedAfterFilm(): boolean {
  const [over] = performance.getEntriesByName('film over')
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /hero-wand.*\.js/.test(name))
  return (
    over !== undefined && scripts.length > 0 && scripts.every(({ startTime }) => startTime > over.startTime)
  )
}

function pictureOf(image: HTMLImageElement): string {
  return new URL(image.currentSrc).pathname
}
