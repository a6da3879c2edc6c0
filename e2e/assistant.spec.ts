import { chat } from './chat.ts'
import { expect, test } from './fixtures.ts'

const phone = '(916) 555-0142'

test('the button opens a panel named after the assistant, with one greeting', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  const { button, panel, messages, input } = talk
  await expect(panel).toBeHidden()
  await talk.open()

  await expect(panel).toBeVisible()
  await expect(button).toBeHidden()
  await expect(panel.getByRole('heading', { name: 'Rill' })).toBeVisible()
  await expect(panel.getByText('Automated assistant', { exact: true })).toBeVisible()
  await expect(messages).toHaveCount(1)
  await expect(messages).toContainText("I'm Rill, the automated assistant of Rivermark Pressure Washing")
  await expect(input).toBeFocused()
})

test('an answer comes from what the business says', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  await talk.ask('Are you open on Sunday?')

  await expect(talk.messages).toHaveCount(3)
  await expect(talk.messages.nth(1)).toHaveText('You: Are you open on Sunday?')
  await expect(talk.messages.nth(2)).toContainText('7:00 AM to 7:00 PM every day')
  await expect(talk.input).toHaveValue('')
  await expect(talk.input).toBeFocused()
})

test('a Spanish question is answered in Spanish, and both are marked as Spanish', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  await talk.ask('¿Abren los domingos?')
  await expect(talk.messages.nth(2)).toContainText('todos los días de 7:00 a. m. a 7:00 p. m.')
  await expect(talk.messages.nth(1)).toHaveAttribute('lang', 'es')
  await expect(talk.messages.nth(2)).toHaveAttribute('lang', 'es')
  await talk.ask('Are you open on Sunday?')
  await expect(talk.messages.nth(4)).toHaveAttribute('lang', 'en')
})

test('telephone numbers and addresses in an answer can be used', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  await talk.ask('What is your phone number?')
  await expect(talk.log.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+19165550142')
  await expect(talk.log.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:hello@/)
})

test('a suggested question is asked with one press', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  const suggestion = talk.panel.getByRole('button', { name: 'Where do you work?' })
  await suggestion.click()

  await expect(talk.messages.nth(2)).toContainText('Orangevale')
  await expect(suggestion).toBeHidden()
  await expect(talk.input).toBeFocused()
})

test('while an answer is awaited, field and button rest, and typing shows', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  await talk.ask('Do you clean roofs?')

  await expect(talk.typing).toBeAttached()
  await expect(talk.input).toBeDisabled()
  await expect(talk.send).toBeDisabled()
  release()
  await expect(talk.messages.nth(2)).toContainText('Yes, we offer roof cleaning')
  await expect(talk.typing).not.toBeAttached()
  await expect(talk.input).toBeEnabled()
  await expect(talk.send).toBeEnabled()
})

test('nothing is sent without a question in the field', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls.push(request.url())
  })
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  for (const nothing of ['', '   ', '\u00a0\t']) {
    await talk.ask(nothing)
    await talk.send.click()
  }
  await talk.ask('hello')

  await expect(talk.messages).toHaveCount(3)
  await expect(talk.messages.nth(1)).toHaveText('You: hello')
  expect(calls).toHaveLength(1)
})

test('markup in a question is text', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  await talk.ask('<img src=x onerror=alert(1)> roof')
  await expect(talk.messages.nth(1)).toHaveText('You: <img src=x onerror=alert(1)> roof')
  await expect(talk.messages).toHaveCount(3)
})

test('the newest message is in view, in a long conversation and after opening again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  for (const [index, question] of ['roof', 'gutter', 'driveway', 'hours?'].entries()) {
    await talk.ask(question)
    await expect(talk.messages).toHaveCount(3 + 2 * index)
  }
  const newest = talk.messages.last()
  await expect(newest).toContainText('7:00 PM')
  await expect(newest).toBeInViewport({ ratio: 0.9 })
  await talk.close.click()
  await talk.button.click()
  await expect(newest).toBeInViewport({ ratio: 0.9 })
})

test('the conversation stays while the visitor moves about the site', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)
  await talk.open()
  await talk.ask('Do you serve Folsom?')
  await expect(talk.messages).toHaveCount(3)
  await talk.close.click()
  await expect(talk.panel).toBeHidden()

  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/reviews')
  await talk.button.click()
  await expect(talk.messages).toHaveCount(3)
  await expect(talk.messages.nth(2)).toContainText('Yes, we work in Folsom')
})

test('the code of the panel is fetched when somebody is about to open it, not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  const talk = chat(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('assistant-panel'))).toEqual([])

  await talk.button.focus()
  await expect.poll(() => scripts.filter((url) => url.includes('assistant-panel'))).toHaveLength(1)
  await talk.open()
  await expect(talk.panel).toBeVisible()
})

test.describe('when that code does not arrive', () => {
  test.use({ expectedConsole: /ERR_FAILED|The chat did not load/ })

  test('the visitor is told and can call', async ({ page }) => {
    await page.route('**/assistant-panel*', (route) => route.abort())
    await page.goto('/')
    await chat(page).open()
    const toast = page.getByRole('dialog', { name: 'The chat did not open' })
    await expect(toast.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
      'href',
      'tel:+19165550142',
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button that could do nothing', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(chat(page).button).toBeHidden()
  })
})
