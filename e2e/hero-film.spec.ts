import { expect, test } from './fixtures.ts'
import { poster, video } from './hero-parts.ts'
import { untilHydrated } from './hydrated.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

for (const [path, screen, viewport, file, width, height] of [
  ['/', 'a wide screen', wide, '/films/hero.webm', 1280, 720],
  ['/', 'a phone', phone, '/films/hero-portrait.webm', 720, 960],
  ['/services', 'a wide screen', wide, '/films/patio.webm', 1280, 720],
  ['/services', 'a phone', phone, '/films/patio-portrait.webm', 720, 960],
] as const) {
  test(`the film of ${path} plays on ${screen} in its shape and rests on its last frame`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await expect(video(page)).toHaveJSProperty('ended', true, { timeout: 30_000 })
    const state = await video(page).evaluate((film: HTMLVideoElement) => ({
      file: new URL(film.currentSrc).pathname,
      width: film.videoWidth,
      height: film.videoHeight,
      duration: film.duration,
      rest: film.duration - film.currentTime,
      opacity: getComputedStyle(film).opacity,
    }))
    expect(state).toMatchObject({ file, width, height, opacity: '1' })
    expect(state.duration).toBeGreaterThanOrEqual(6)
    expect(state.duration).toBeLessThanOrEqual(8)
    expect(state.rest).toBeLessThan(0.1)
  })
}

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
  })
}

test('a visitor who wants no motion and asks for the film sees all of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Play motion' }).click()
  await expect(video(page)).toHaveJSProperty('ended', true, { timeout: 30_000 })
  expect(await video(page).evaluate((film) => getComputedStyle(film).opacity)).toBe('1')
})

function pictureOf(image: HTMLImageElement): string {
  return new URL(image.currentSrc).pathname
}
