import { test } from './support/fixtures.ts'
import { expectReadable, open } from './support/readable-text.ts'

// Moving things would differ from one look to the next.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path, width] of [
  ['/', 360],
  ['/services', 1280],
] as const) {
  test(`every text on ${path} is readable on what is under it, at ${width} px`, async ({ page }) => {
    await open(page, path, { width, height: 760 })
    await expectReadable(page)
  })
}
