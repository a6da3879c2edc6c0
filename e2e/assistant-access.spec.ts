import { expectAccessible } from './accessibility.ts'
import { chat } from './chat.ts'
import { expect, test } from './fixtures.ts'

test('everything works with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await page.waitForLoadState('networkidle')
  await talk.button.focus()
  await page.keyboard.press('Enter')
  await expect(talk.input).toBeFocused()
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
})

test('Escape closes the panel and gives focus back, also while an answer is awaited', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  await expect(talk.input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(talk.panel).toBeHidden()
  await expect(talk.button).toBeFocused()

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await talk.ask('hello')
  await expect(talk.typing).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(talk.button).toBeFocused()
  release()
  await talk.button.press('Enter')
  await expect(talk.messages).toHaveCount(3)
})

test('focus that the visitor has taken elsewhere stays there when the answer comes', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  await talk.ask('hello')
  await talk.close.focus()
  release()
  await expect(talk.input).toBeEnabled()
  await expect(talk.close).toBeFocused()
})

test('new messages are announced politely, by one live region', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  await expect(talk.panel.getByRole('log', { name: 'Conversation' })).toHaveCount(1)
  await expect(talk.panel.locator('[aria-live], [role=alert], [role=status]')).toHaveCount(0)
})

for (const [width, height] of [
  [320, 256],
  [320, 640],
  [1280, 800],
] as const) {
  test(`button and panel fit ${width} by ${height}, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const talk = chat(page)
    const button = await talk.button.boundingBox()
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await talk.open()
    await talk.ask('What services do you offer?')
    await expect(talk.messages).toHaveCount(3)

    for (const part of [talk.close, talk.input, talk.send]) await expect(part).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await talk.log.evaluate((log) => log.scrollWidth <= log.clientWidth)).toBe(true)
  })
}

for (const width of [360, 1280]) {
  test(`closed, open, waiting and answered, the chat is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/contact')
    const talk = chat(page)
    await expectAccessible(page)
    await talk.open()
    await expect(talk.panel).toBeVisible()
    await expectAccessible(page)

    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/_serverFn/**', async (route) => {
      await held
      await route.continue()
    })
    await talk.ask('What is your phone number?')
    await expect(talk.typing).toBeAttached()
    await expectAccessible(page)
    release()
    await expect(talk.log.getByRole('link')).toHaveCount(2)
    await expectAccessible(page)
  })
}

test('with reduced motion the typing indicator rests', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  await page.route('**/_serverFn/**', () => {})
  await talk.ask('hello')
  const stroke = talk.typing.locator('xpath=following-sibling::span').first()
  await expect(stroke).toHaveCSS('animation-name', 'none')
  await expect(stroke).toHaveCSS('opacity', '1')
})

test('what is printed shows no chat', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  await page.emulateMedia({ media: 'print' })
  await expect(talk.panel).toBeHidden()
  await expect(talk.button).toBeHidden()
})

test('what has focus is never beneath the button', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await page.goto('/contact')
  const talk = chat(page)
  const button = await talk.button.boundingBox()
  if (!button) throw new Error('the button is not there')
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { left, right, top, bottom } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      const isButton = document.activeElement?.textContent.includes('Ask Rill') ?? false
      return { left, right, top, bottom, isButton }
    })
    if (focused.isButton) return
    const isCovered =
      focused.left >= button.x &&
      focused.right <= button.x + button.width &&
      focused.top >= button.y &&
      focused.bottom <= button.y + button.height
    expect(isCovered).toBe(false)
  }
})
