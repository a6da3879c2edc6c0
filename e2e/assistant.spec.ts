import {
  assistantUnavailable,
  assistant as texts,
  assistantGreeting,
} from '../app/content/assistant-text.ts'
import { claims } from '../app/content/marketing-claims.ts'
import { testSite } from '../tests/support/test-site.ts'
import { assistant, openAssistant } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { holdServerCalls, serverFnUrl } from './support/server-calls.ts'

const apology =
  "I'm sorry, I'm having trouble responding right now. Please call us directly at (916) 555-0142 for immediate assistance with your pressure washing needs!"
const reply = (text: string) => `${texts.speakers.bot} ${text}`

test('a visitor chats with the assistant, and the conversation lasts until the page is reloaded', async ({
  page,
}) => {
  await page.goto('/')
  const { openButton } = assistant(page)
  await expect(assistant(page).panel).toBeHidden()
  const buttonBox = await openButton.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(width - (buttonBox?.x ?? 0) - (buttonBox?.width ?? 0)).toBeLessThan(50)
  expect(height - (buttonBox?.y ?? 0) - (buttonBox?.height ?? 0)).toBeLessThan(
    50,
  )

  const chat = await openAssistant(page)
  await expect(
    chat.panel.getByRole('heading', { name: texts.name }),
  ).toBeVisible()
  await expect(openButton).toBeHidden()
  await expect(chat.messages).toHaveText([
    reply(assistantGreeting(testSite.name)),
  ])
  await expect(chat.input).toBeFocused()

  await chat.ask('Are you open on Sunday?')
  await expect(chat.messages).toHaveCount(3)
  await expect(chat.messages.nth(1)).toHaveText(
    `${texts.speakers.visitor} Are you open on Sunday?`,
  )
  await expect(chat.messages.nth(2)).toContainText(claims.openingHours)
  await expect(chat.input).toHaveValue('')
  await expect(chat.input).toBeFocused()

  await chat.closeButton.click()
  await expect(chat.panel).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/reviews')
  await openButton.click()
  await expect(chat.messages).toHaveCount(3)
  await page.reload()
  await openAssistant(page)
  await expect(chat.messages).toHaveCount(1)
})

test('every answer links to the quote form and the phone number', async ({
  page,
}) => {
  await page.goto('/contact')
  const chat = await openAssistant(page)
  await expect(chat.log.getByRole('link')).toHaveCount(0)
  for (const [index, question] of [
    'get me a price',
    'do you guys do windows',
  ].entries()) {
    await chat.ask(question)
    await expect(chat.quoteChips).toHaveCount(index + 1)
    await expect(chat.log.getByRole('link', { name: /^Call \(/ })).toHaveCount(
      index + 1,
    )
  }
  await chat.quoteChips.last().click()
  await expect(chat.panel).toBeHidden()
  await expect(page.locator('.quote-request-form')).toBeFocused()
  await expect(page).toHaveURL('/contact')
})

test('an answer on a page without a form links to the quote form of the home page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gallery')
  const chat = await openAssistant(page)
  await chat.ask('book')
  await chat.quoteChips.click()
  await expect(page).toHaveURL('/#quote-request-form')
  await expect(page.locator('.quote-request-form')).toBeFocused()
})

test('ignores blank messages, links phone numbers and email addresses, and shows markup as text', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls.push(request.url())
  })
  await page.goto('/contact')
  const chat = await openAssistant(page)
  for (const blank of ['', '   ', '\u00a0\t']) {
    await chat.ask(blank)
    await chat.sendButton.click()
  }
  await chat.ask('<img src=x onerror=alert(1)> roof')
  await expect(chat.messages).toHaveCount(3)
  expect(calls).toHaveLength(1)
  await expect(chat.messages.nth(1)).toContainText(
    '<img src=x onerror=alert(1)> roof',
  )
  await chat.ask('What is your phone number?')
  const answer = chat.messages.nth(4)
  await expect(
    answer.getByRole('link', { name: '(916) 555-0142' }),
  ).toHaveAttribute('href', 'tel:+19165550142')
  await expect(answer.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    `mailto:${testSite.email}`,
  )
})

test('disables the input and the send button and shows a typing indicator while a reply is pending', async ({
  page,
}) => {
  await page.goto('/contact')
  const chat = await openAssistant(page)
  const calls = await holdServerCalls(page)
  const [suggestion] = texts.suggestions
  // Two taps in one task. React would render updates made during a tap before
  // the next task.
  const suggestionButton = chat.panel.getByRole('button', { name: suggestion })
  const isStillConnected = await suggestionButton.evaluate(
    async (button: HTMLElement) => {
      button.click()
      button.click()
      await Promise.resolve()
      return button.isConnected
    },
  )
  expect(isStillConnected, 'the button stays until the tap is painted').toBe(
    true,
  )
  await expect(chat.messages.nth(1)).toContainText(suggestion)
  await expect(suggestionButton).toBeHidden()
  await expect(chat.typingIndicator).toBeAttached()
  await expect(chat.input).toBeDisabled()
  await expect(chat.sendButton).toBeDisabled()

  // The reply must not take the focus back once it has moved elsewhere.
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
  await expect(chat.openButton).toBeFocused()
  await chat.openButton.press('Enter')
  await chat.closeButton.focus()
  calls.release()
  await expect(chat.messages).toHaveCount(3)
  await expect(chat.typingIndicator).not.toBeAttached()
  await expect(chat.input).toBeEnabled()
  await expect(chat.sendButton).toBeEnabled()
  await expect(chat.closeButton).toBeFocused()
})

test('the assistant opens, works and closes with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const chat = assistant(page)
  await chat.openButton.press('Enter')
  await expect(chat.input).toBeFocused()
  await expect(
    chat.panel.getByRole('log', { name: texts.conversation }),
  ).toHaveCount(1)
  await page.keyboard.type('Do you use bleach?')
  await page.keyboard.press('Enter')
  await expect(chat.messages.nth(2)).toContainText('sodium hypochlorite')
  await expect(chat.input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
  await expect(chat.openButton).toBeFocused()
})

test('the panel fits small windows and shows the latest message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/contact')
  const chat = await openAssistant(page)
  for (const [index, question] of [
    'What services do you offer?',
    'roof',
    'hours?',
  ].entries()) {
    await chat.ask(question)
    await expect(chat.messages).toHaveCount(3 + 2 * index)
  }
  await expect(chat.messages.last()).toBeInViewport({ ratio: 0.9 })
  for (const [width, height] of [
    [320, 256],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const part of [chat.closeButton, chat.input, chat.sendButton])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(width)
    expect(
      await chat.log.evaluate((log) => log.scrollWidth <= log.clientWidth),
    ).toBe(true)
  }

  // On phones the panel covers the page, so it traps the focus.
  await chat.closeButton.focus()
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(chat.panel.locator(':focus')).toBeInViewport()
  }
})

test('apologizes with the phone number and logs the error when the backend fails', async ({
  page,
  brokenSites,
}) => {
  for (const failure of [
    'unreachable',
    'status 500',
    'unknown shape',
  ] as const) {
    const site = await brokenSites.site(failure)
    await page.goto(`${site.url}/contact`)
    const chat = await openAssistant(page)
    await chat.ask('Do you clean roofs?')
    await expect(chat.messages.nth(2)).toHaveText(reply(apology))
    await expect(
      chat.log.getByRole('link', { name: '(916) 555-0142', exact: true }),
    ).toHaveAttribute('href', 'tel:+19165550142')
    await expect(chat.input).toBeEnabled()
    await expect.poll(site.log).toContain('the assistant failed to answer')
    if (failure === 'unreachable') continue
    const [body = ''] = site.received.get('/functions/v1/ai-assistant') ?? []
    expect(JSON.parse(body)).toEqual({ message: 'Do you clean roofs?' })
  }
})

test.describe('without a network connection', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to (send|load) the/ })

  test('the assistant apologizes, logs the error and answers the next question', async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await page.goto('/contact')
    const chat = await openAssistant(page)
    await page.route(serverFnUrl, (route) => route.abort())
    await chat.ask('Do you clean roofs?')
    await expect(chat.messages.nth(2)).toHaveText(reply(apology))
    expect(errors.join('\n')).toContain('Failed to send the question')
    await page.unroute(serverFnUrl)
    await chat.ask('Do you clean roofs?')
    await expect(chat.messages.nth(4)).toContainText(
      'Yes, we offer roof cleaning',
    )
  })

  test('shows the phone number when the script of the panel does not load', async ({
    page,
  }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    await page.route('**/*.js', (route) => route.abort())
    await openAssistant(page)
    const toast = page.getByRole('dialog', { name: assistantUnavailable.title })
    await expect(
      toast.getByRole('link', { name: 'Call (916) 555-0142' }),
    ).toHaveAttribute('href', 'tel:+19165550142')
  })
})
