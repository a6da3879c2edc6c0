import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'
import { holdAnswers } from './support/held-answers.ts'
import { untilHydrated } from './support/hydrated.ts'

test('everything works with the keyboard alone', async ({ page }) => {
  await page.goto('/contact')
  await untilHydrated(page)
  const talk = chat(page)
  await talk.button.focus()
  await page.keyboard.press('Enter')
  await expect(talk.input).toBeFocused()

  await test.step('new messages are announced politely, by one live region', async () => {
    await expect(talk.panel.getByRole('log', { name: 'Conversation' })).toHaveCount(1)
    await expect(talk.panel.locator('[aria-live], [role=alert], [role=status]')).toHaveCount(0)
  })

  await page.keyboard.type('Do you use bleach?')
  await page.keyboard.press('Enter')
  await expect(talk.messages.nth(2)).toContainText('sodium hypochlorite')
  await expect(talk.input).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  // The number in the answer comes before the field, then the log itself, then the way out.
  await expect(talk.log.getByRole('link')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(talk.log).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(talk.close).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(talk.panel).toBeHidden()
  await expect(talk.button).toBeFocused()

  await test.step('Escape closes the panel and gives focus back', async () => {
    await page.keyboard.press('Enter')
    await expect(talk.input).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(talk.panel).toBeHidden()
    await expect(talk.button).toBeFocused()
  })
})

test('while an answer is awaited, the visitor may turn away', async ({ page }) => {
  await page.goto('/contact')
  const talk = chat(page)
  await talk.open()
  const answers = await holdAnswers(page)
  await talk.ask('hello')
  await expect(talk.typing).toBeAttached()

  await test.step('Escape closes the panel and gives focus back', async () => {
    await page.keyboard.press('Escape')
    await expect(talk.panel).toBeHidden()
    await expect(talk.button).toBeFocused()
  })

  await test.step('focus that is elsewhere stays there when the answer comes', async () => {
    await talk.button.press('Enter')
    await talk.close.focus()
    answers.release()
    await expect(talk.messages).toHaveCount(3)
    await expect(talk.input).toBeEnabled()
    await expect(talk.close).toBeFocused()
  })
})

test('the chat keeps to what the medium asks for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  const talk = chat(page)
  await talk.open()
  await holdAnswers(page)
  await talk.ask('hello')

  await test.step('with reduced motion the typing indicator rests', async () => {
    const stroke = talk.typing.locator('xpath=following-sibling::span').first()
    await expect(stroke).toHaveCSS('animation-name', 'none')
    await expect(stroke).toHaveCSS('opacity', '1')
  })

  await test.step('what is printed shows no chat', async () => {
    await expect(talk.panel).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(talk.panel).toBeHidden()
    await expect(talk.button).toBeHidden()
  })
})

test('on a phone, where it covers the page, the chat closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact')
  const talk = chat(page)
  await talk.open()

  await test.step('with colors of the visitor, which paint no ground, it has an edge', async () => {
    await expect(talk.panel).toHaveCSS('border-top-style', 'solid')
    await expect(talk.panel).toHaveCSS('border-top-width', '1px')
  })

  await talk.close.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(talk.panel).toBeHidden()
  await expect(page.locator(':focus')).toBeVisible()
})

test('what has focus is never beneath the bar the button stands in', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  await untilHydrated(page)
  const passed: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const bar = document.querySelector('.action-bar')
      const focus = document.activeElement
      if (!bar || !focus) throw new Error('the bar or the focus is not there')
      const [over, under] = [bar.getBoundingClientRect(), focus.getBoundingClientRect()]
      const isCovered = !bar.contains(focus) && under.bottom > over.top && over.top < innerHeight
      return { isCovered, text: focus.textContent }
    })
    expect(focused.isCovered, focused.text).toBe(false)
    if (focused.text.includes('Ask Rill')) break
    passed.push(focused.text)
    expect(passed.length, 'the button is reached').toBeLessThan(100)
  }
  expect(passed.length, 'after the links of the page').toBeGreaterThan(20)
})
