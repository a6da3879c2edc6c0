import { serviceAreas } from '../app/content/cities/city.ts'
import { claims } from '../app/content/claims.ts'
import { spanishClaims } from '../app/content/knowledge/spanish-claims.ts'
import { listenOnLoopback } from '../tests/fakes/loopback-server.ts'
import { startSite } from '../tests/support/stack.ts'
import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'
import { holdAnswers } from './support/held-answers.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'

const phone = '(916) 555-0142'

test('questions of every kind are answered, each in its way', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls.push(request.url())
  })
  await page.goto('/contact')
  const talk = chat(page)
  const said = (index: number) => talk.messages.nth(index).locator('[dir=auto]')
  await talk.open()

  await test.step('nothing is sent without a question in the field', async () => {
    for (const nothing of ['', '   ', '\u00a0\t']) {
      await talk.ask(nothing)
      await talk.send.click()
    }
    await talk.ask('hello')
    await expect(talk.messages).toHaveCount(3)
    await expect(talk.messages.nth(1)).toHaveText('You: hello')
    expect(calls).toHaveLength(1)
  })

  await test.step('a Spanish question is answered in Spanish, and both are marked as Spanish', async () => {
    await talk.ask('¿Abren los domingos?')
    await expect(talk.messages.nth(4)).toContainText(spanishClaims.openingHours)
    await expect(said(3)).toHaveAttribute('lang', 'es')
    await expect(said(4)).toHaveAttribute('lang', 'es')
    await talk.ask('Are you open on Sunday?')
    await expect(said(6)).toHaveAttribute('lang', 'en')
  })

  await test.step('telephone numbers and addresses in an answer can be used', async () => {
    await talk.ask('What is your phone number?')
    const answer = talk.messages.nth(8)
    await expect(answer.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+19165550142')
    await expect(answer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:hello@/)
  })

  await test.step('markup in a question is text', async () => {
    await talk.ask('<img src=x onerror=alert(1)> roof')
    await expect(talk.messages.nth(9)).toHaveText('You: <img src=x onerror=alert(1)> roof')
    await expect(talk.messages).toHaveCount(11)
  })

  await test.step('a question in Arabic runs from right to left, and its answer does not', async () => {
    await talk.input.fill('هل تنظفون الأسطح؟')
    expect(await talk.input.evaluate((field) => field.matches(':dir(rtl)'))).toBe(true)
    await talk.input.press('Enter')
    await expect(talk.messages).toHaveCount(13)
    await expect(said(11)).toHaveAttribute('lang', 'ar')
    await expect(said(11)).toHaveCSS('direction', 'rtl')
    await expect(said(12)).toHaveAttribute('lang', 'en')
    await expect(said(12)).toHaveCSS('direction', 'ltr')
  })
})

test('while an answer is awaited, field and button rest, and typing shows', async ({ page }) => {
  await page.goto('/contact')
  const talk = chat(page)
  await talk.open()
  const answers = await holdAnswers(page)
  const suggestion = talk.panel.getByRole('button', { name: 'Where do you work?' })

  await test.step('a suggested question is asked with one press', async () => {
    await suggestion.click()
    await expect(talk.messages.nth(1)).toHaveText('You: Where do you work?')
    await expect(suggestion).toBeHidden()
  })
  await expect(talk.typing).toBeAttached()
  await expect(talk.input).toBeDisabled()
  await expect(talk.send).toBeDisabled()

  answers.release()
  await expect(talk.messages.nth(2)).toContainText(serviceAreas[0].name)
  await expect(talk.typing).not.toBeAttached()
  await expect(talk.input).toBeEnabled()
  await expect(talk.send).toBeEnabled()
  await expect(talk.input).toBeFocused()
})

test('the panel fits small windows, and its newest message is in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/contact')
  const talk = chat(page)
  const button = await talk.button.boundingBox()
  expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await talk.open()
  const newest = talk.messages.last()

  await test.step('in a long conversation and after opening again', async () => {
    for (const [index, question] of ['What services do you offer?', 'roof', 'gutter', 'hours?'].entries()) {
      await talk.ask(question)
      await expect(talk.messages).toHaveCount(3 + 2 * index)
    }
    await expect(newest).toContainText(claims.openingHours)
    await expect(newest).toBeInViewport({ ratio: 0.9 })
    await talk.close.click()
    await talk.button.click()
    await expect(newest).toBeInViewport({ ratio: 0.9 })
  })

  for (const [width, height] of [
    [320, 256],
    [320, 640],
    [1280, 800],
  ] as const) {
    await test.step(`${width} by ${height}, and nothing scrolls sideways`, async () => {
      await page.setViewportSize({ width, height })
      for (const part of [talk.close, talk.input, talk.send]) await expect(part).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await talk.log.evaluate((log) => log.scrollWidth <= log.clientWidth)).toBe(true)
    })
  }
})

test('a question reaches ai-assistant as its message alone, and its response text is the answer', async ({
  page,
}) => {
  const bodies: string[] = []
  const backend = await listenOnLoopback((request, response) => {
    if (!request.url?.endsWith('/functions/v1/ai-assistant')) {
      response.writeHead(404).end()
      return
    }
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ response: 'An answer of the stand-in.', lang: 'en' }))
    })
  })
  const site = await startSite({ supabaseUrl: backend.url, publishableKey: 'public' })
  await page.goto(`${site.url}/contact`)
  const talk = chat(page)
  await talk.open()
  await talk.ask('  Do you clean roofs?  ')
  await expect(talk.messages.nth(2)).toContainText('An answer of the stand-in.')
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ message: 'Do you clean roofs?' }])
  await page.close()
  await site.stop()
  await backend.stop()
})

test('the code of the panel is fetched when somebody is about to open it, not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/contact')
  const talk = chat(page)
  await untilHydrated(page)
  await untilNetworkRests(page)
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
    await page.goto('/contact')
    await chat(page).open()
    const toast = page.getByRole('dialog', { name: 'The chat did not open' })
    await expect(toast.getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
      'href',
      'tel:+19165550142',
    )
  })
})
