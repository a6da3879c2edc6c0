import { expectToRestAtItsEnd } from './film-end.ts'
import { expect, test } from './fixtures.ts'
import { poster, video } from './hero-parts.ts'
import { untilHydrated } from './hydrated.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

test('the film of / plays on a wide screen in its shape and rests on its last frame', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  await expectToRestAtItsEnd(page, { file: '/films/hero.webm', width: 1280, height: 720 })
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

function pictureOf(image: HTMLImageElement): string {
  return new URL(image.currentSrc).pathname
}
