import {
  assistant as texts,
  assistantFailure,
  assistantGreeting,
} from '../app/content/assistant-text.ts'
import { openingHours } from '../app/content/every-page-text.ts'
import { assistantUnavailable } from '../app/content/ui-labels.ts'
import { phoneWords, testSite } from '../tests/support/test-site.ts'
import { expectAccessible } from './support/accessibility.ts'
import { assistant, openAssistant } from './support/assistant.ts'
import { respondWith } from './support/broken-backend.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { boxOf, headerLink, quoteSection } from './support/layout.ts'
import {
  holdRequests,
  recordServerCalls,
  serverFnUrl,
} from './support/requests.ts'

const reply = (text: string) => `${texts.speakers.bot} ${text}`

test('a visitor chats with the assistant, and the conversation lasts until the page is reloaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/')
  const chat = assistant(page)
  await expect(chat.panel).toBeHidden()
  const button = await boxOf(chat.openButton)
  expect(button.x + button.width).toBeGreaterThan(1390)
  expect(button.y + button.height).toBeGreaterThan(850)

  await chat.openButton.click()
  await expect(
    chat.panel.getByRole('heading', { name: texts.name }),
  ).toBeVisible()
  await expect(chat.openButton).toBeHidden()
  await expect(chat.log).toHaveAccessibleName(texts.conversation)
  await expect(chat.messages).toHaveText([reply(assistantGreeting)])
  await expect(chat.input).toBeFocused()

  const question = 'Are you open on Sunday?'
  await chat.ask(question)
  await expect(chat.messages).toHaveCount(3)
  await expect(chat.messages.nth(1)).toHaveText(
    `${texts.speakers.visitor} ${question}`,
  )
  await expect(chat.messages.nth(2)).toContainText(openingHours)
  await expect(chat.input).toHaveValue('')
  await expect(chat.input).toBeFocused()

  await chat.closeButton.click()
  await expect(chat.panel).toBeHidden()
  await headerLink(page, 'Reviews').click()
  await expect(page).toHaveURL('/reviews')
  await chat.openButton.click()
  await expect(chat.messages).toHaveCount(3)
  await openAssistant(page, '/reviews')
  await expect(chat.messages).toHaveCount(1)
})

test('the newest answer links to the quote form and the phone number', async ({
  page,
}) => {
  const chat = await openAssistant(page, '/contact')
  await expect(chat.log.getByRole('link')).toHaveCount(0)
  const callChips = chat.log.getByRole('link', { name: /^Call \(/ })
  for (const question of ['get me a price', 'do you guys do windows']) {
    await chat.ask(question)
    await expect(chat.quoteChips).toHaveCount(1)
    await expect(callChips).toHaveCount(1)
  }
  await chat.quoteChips.click()
  await expect(chat.panel).toBeHidden()
  await expect(quoteSection(page)).toBeFocused()
  await expect(page).toHaveURL('/contact')
})

test('ignores blank messages, and shows markup as text', async ({ page }) => {
  const chat = await openAssistant(page, '/contact')
  const calls = recordServerCalls(page)
  for (const blank of ['', '   ', '\u00a0\t']) {
    await chat.ask(blank)
    await chat.sendButton.click()
  }
  const markup = '<img src=x onerror=alert(1)> roof'
  await chat.ask(markup)
  await expect(chat.messages).toHaveCount(3)
  expect(calls).toHaveLength(1)
  await expect(chat.messages.nth(1)).toContainText(markup)
})

test('disables the input and the send button and shows a typing indicator while a reply is pending, accessibly', async ({
  page,
}) => {
  const chat = await openAssistant(page, '/contact')
  const release = await holdRequests(page, serverFnUrl)
  const [suggestion = ''] = texts.suggestions
  const suggestionButton = chat.panel.getByRole('button', { name: suggestion })
  await suggestionButton.click()
  await expect(chat.messages.nth(1)).toContainText(suggestion)
  await expect(suggestionButton).toBeHidden()
  await expect(chat.typingIndicator).toBeAttached()
  await expect(chat.input).toBeDisabled()
  await expect(chat.sendButton).toBeDisabled()
  await expectAccessible(page, '[role=dialog]')

  // The reply must not take the focus back once it has moved elsewhere.
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
  await expect(chat.openButton).toBeFocused()
  await chat.openButton.press('Enter')
  await chat.closeButton.focus()
  release()
  await expect(chat.messages).toHaveCount(3)
  await expect(chat.typingIndicator).not.toBeAttached()
  await expect(chat.input).toBeEnabled()
  await expect(chat.sendButton).toBeEnabled()
  await expect(chat.closeButton).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
})

test('the panel fits small windows and shows the latest message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  // A page without the form, which puts the button away while it is in view.
  const chat = await openAssistant(page, '/gallery')
  let messages = 1
  for (const question of ['What services do you offer?', 'roof', 'hours?']) {
    messages += 2
    await chat.ask(question)
    await expect(chat.messages).toHaveCount(messages)
  }
  await expect(chat.messages.last()).toBeInViewport({ ratio: 0.9 })
  for (const height of [256, 640]) {
    await page.setViewportSize({ width: 320, height })
    for (const part of [chat.closeButton, chat.input, chat.sendButton])
      await expect(part).toBeInViewport({ ratio: 1 })
    for (const part of [page.locator('html'), chat.log]) {
      const isTooWide = await part.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      )
      expect(isTooWide).toBe(false)
    }
  }

  // On phones the panel covers the page, so it traps the focus.
  await chat.closeButton.focus()
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(chat.panel.locator(':focus')).toBeInViewport()
  }
})

test('apologizes with the phone number and logs the error when the backend’s response has no answer', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite({ backend: { respond: respondWith(200) } })
  const chat = await openAssistant(page, `${site.url}/contact`)
  await chat.ask('Do you clean roofs?')
  await expect(chat.messages.nth(2)).toHaveText(reply(assistantFailure))
  await expect(
    chat.log.getByRole('link', { name: phoneWords, exact: true }),
  ).toHaveAttribute('href', `tel:${testSite.phone}`)
  await expect(chat.input).toBeEnabled()
  await expect.poll(site.log).toContain('the assistant failed to answer')
})

test.describe('without a network connection', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to (request|load) the/ })

  test('the assistant apologizes, logs the error and answers the next question', async ({
    page,
  }) => {
    const chat = await openAssistant(page, '/contact')
    await page.route(serverFnUrl, (route) => route.abort())
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Failed to request the answer'),
    )
    await chat.ask('Do you clean roofs?')
    await expect(chat.messages.nth(2)).toHaveText(reply(assistantFailure))
    expect((await logged).type()).toBe('error')
    await page.unroute(serverFnUrl)
    await chat.ask('Are you open on Sunday?')
    await expect(chat.messages.nth(4)).toContainText(openingHours)
  })

  test('shows the phone number when the script of the panel does not load', async ({
    page,
  }) => {
    await openPage(page, '/contact')
    await page.waitForLoadState('networkidle')
    await page.route('**/*.js', (route) => route.abort())
    await assistant(page).openButton.press('Enter')
    const toast = page.getByRole('dialog', { name: assistantUnavailable.title })
    await expect(
      toast.getByRole('link', { name: `Call ${phoneWords}` }),
    ).toHaveAttribute('href', `tel:${testSite.phone}`)
  })
})
