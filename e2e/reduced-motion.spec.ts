import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

test('with reduced motion, a change of size or color is there at once, not a frame late', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await untilHydrated(page)
  const seen = await page.evaluate(() => {
    const heading = document.querySelector('h1')
    if (!heading) throw new Error('no headline')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('h1 { color: rgb(1, 2, 3); font-size: 20px; }')
    document.adoptedStyleSheets.push(sheet)
    const { color, fontSize } = getComputedStyle(heading)
    const started = heading.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition)
    return { color, fontSize, started: started.length }
  })
  expect(seen).toEqual({ color: 'rgb(1, 2, 3)', fontSize: '20px', started: 0 })
})
