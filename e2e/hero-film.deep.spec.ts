import { expectToRestAtItsEnd } from './support/film-end.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { wandFiles } from './wand.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

for (const [path, screen, viewport, file, width, height] of [
  ['/', 'a phone', phone, '/films/hero-portrait.webm', 720, 960],
  ['/services', 'a wide screen', wide, '/films/patio.webm', 1280, 720],
  ['/services', 'a phone', phone, '/films/patio-portrait.webm', 720, 960],
] as const) {
  test(`the film of ${path} plays on ${screen} in its shape and rests on its last frame`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await expectToRestAtItsEnd(page, { file, width, height })

    await test.step('and is not what the visitor has waited for', async () => {
      const largest = await page.evaluate(elementsPaintedLargest)
      expect(largest.length).toBeGreaterThan(0)
      expect(largest).not.toContain('VIDEO')
    })
  })
}

test('a visitor who wants no motion and asks for the film sees all of it', async ({ page }) => {
  const wand = wandFiles(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Play motion' }).click()
  await expectToRestAtItsEnd(page, { file: '/films/hero.webm', width: 1280, height: 720 })
  await untilNetworkRests(page)
  expect(wand, 'and of the wand nothing').toEqual({ scripts: [], stills: [] })
})

/** What the browser has taken for the largest thing on the screen, one after the other: the last is the LCP. */
async function elementsPaintedLargest(): Promise<string[]> {
  const entries = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  return entries.map((entry) => {
    const element: unknown = Reflect.get(entry, 'element')
    return element instanceof Element ? element.tagName : 'gone'
  })
}
