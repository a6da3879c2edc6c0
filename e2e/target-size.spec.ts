import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'
import { expectPressable, open } from './support/pressable.ts'

test('on a phone, no target is too small to press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/', 360)
  await expectPressable(page, 'body')

  await test.step('in the opened menu', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
    await expectPressable(page, 'header')
    await page.keyboard.press('Escape')
  })

  await test.step('in the opened chat', async () => {
    await chat(page).open()
    await expect(chat(page).panel).toBeVisible()
    await expectPressable(page, '[role=dialog], dialog')
    await chat(page).close.click()
  })

  await test.step('beside an opened picture', async () => {
    await page.getByRole('region', { name: 'Before and after' }).getByRole('img').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectPressable(page, 'dialog')
  })
})
