import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryPictures } from './support/gallery-pictures.ts'
import { pageKinds } from './support/page-kinds.ts'
import { expectPressable, open } from './support/pressable.ts'

for (const { kind, path, expectedConsole } of pageKinds) {
  test.describe(`the ${kind} page`, () => {
    test.use({ expectedConsole })

    for (const width of [360, 1280]) {
      test(`has no target too small to press at ${width} px`, async ({ page }) => {
        await open(page, path, width)
        await expectPressable(page, 'body')
      })
    }
  })
}

for (const width of [768, 1280]) {
  test(`the opened chat has no target too small to press at ${width} px`, async ({ page }) => {
    await open(page, '/', width)
    await chat(page).open()
    await expect(chat(page).panel).toBeVisible()
    await expectPressable(page, '[role=dialog], dialog')
  })

  test(`an opened picture has no target too small to press at ${width} px`, async ({ page }) => {
    await open(page, '/gallery', width)
    await galleryPictures(page).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectPressable(page, 'dialog')
  })
}
