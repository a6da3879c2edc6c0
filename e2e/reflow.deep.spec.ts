import { citySlugs } from '../app/content/cities/city.ts'
import { mainPages } from '../app/seo/site-pages.ts'
import { expect, test } from './support/fixtures.ts'
import { pageKinds } from './support/page-kinds.ts'
import { reflowFaults, type Setting, settings } from './support/reflow.ts'

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 844, height: 390 },
]
const everySetting: Setting[] = []
for (const { width, height } of windows)
  for (const font of [16, 24, 32])
    for (const spacing of [false, true]) everySetting.push({ width, height, font, spacing })

const paths = [
  ...Object.values(mainPages).map(({ path }) => path),
  '/services?tab=commercial',
  ...citySlugs.map((slug) => `/city/${slug}`),
  '/404',
  '/no/such/page',
]

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: /status of 404/ })

for (const path of paths) {
  test(`${path} can be read at every size of window and letters`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    // What is folded away has to fit as well.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    const set = await settings(page)
    for (const setting of everySetting) {
      await set(setting)
      const { width, height, font, spacing } = setting
      const name = `${width} x ${height}, letters of ${font} px${spacing ? ', spaced' : ''}`
      expect.soft(await reflowFaults(page), name).toEqual([])
    }
  })
}

for (const { kind, path } of pageKinds) {
  test(`on a phone held sideways, the ${kind} page begins with its title and something to press`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto(path)
    const bottoms = await page.evaluate(() => ({
      title: document.querySelector('h1')?.getBoundingClientRect().bottom,
      // The row of services is what is pressed there.
      button: document.querySelector('main .button, main .service-tab')?.getBoundingClientRect().top,
    }))
    expect(bottoms.title).toBeLessThan(390)
    expect(bottoms.button).toBeLessThan(390 - 24)
  })
}
