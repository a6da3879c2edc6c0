import { expect, test } from './support/fixtures.ts'
import { holdAnswers } from './support/held-answers.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'
import { quoteForm, someone } from './support/quote-form.ts'
import { watchScrolling } from './support/scrolling.ts'
import { quotesOf } from './support/stored-quotes.ts'

const sent = 'Quote Request Submitted Successfully!'

test('confetti is fetched and plays only after success', async ({ page, stack }) => {
  const confetti: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('confetti')) confetti.push(request.url())
  })
  await page.addInitScript(noteCanvases)
  await page.goto('/contact')
  await untilHydrated(page)
  const form = quoteForm(page)
  const answers = await holdAnswers(page)
  const visitor = someone()
  await form.enter(visitor)
  await form.submit.click()

  await test.step('the button reads Sending... and is disabled while the request is on its way', async () => {
    await expect(form.sending).toBeDisabled()
    expect(confetti).toEqual([])
  })
  answers.release()
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'canvases').length)).toBe(1)
  expect(confetti.map((url) => new URL(url).origin)).toEqual([new URL(stack.url).origin])

  await test.step('the card says who is answered, by which number, by when, and what comes next', async () => {
    const card = page.locator('.quote-receipt')
    await expect(card.getByRole('heading', { name: `Thank you, ${visitor.firstName}.` })).toBeVisible()
    await expect(card).toContainText(visitor.phone)
    await expect(card).toContainText(/by \w+day, \d+:\d\d [AP]M at the latest/)
    await expect(card.getByRole('listitem')).toHaveCount(3)
    expect(await form.firstName.inputValue()).toBe('')
  })
  await expect(form.submit).toBeEnabled()
  await expect(page.locator('canvas')).not.toBeAttached()
})

// In the page: on a busy machine the confetti may be over before a test could look.
function noteCanvases() {
  const canvases: Node[] = []
  Object.assign(globalThis, { canvases })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      canvases.push(...[...addedNodes].filter((node) => node instanceof HTMLCanvasElement))
  }).observe(document, { childList: true, subtree: true })
}

test('what is typed arrives exactly so, once', async ({ page, stack }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact')
  await untilHydrated(page)
  const form = quoteForm(page)

  for (const [kind, firstName] of [
    ['emoji', 'Zoë 🧽💦'],
    ['right-to-left', 'أحمد בנימין'],
    ['SQL', "Robert'); DROP TABLE quote_requests;--"],
    ['HTML', '<img src=x onerror=alert(1)><b>Bob</b>'],
  ] as const) {
    await test.step(`a name with ${kind}`, async () => {
      const visitor = { ...someone(), firstName }
      await form.enter(visitor)
      await form.submit.click()
      await expect(form.firstName).toHaveValue('')
      expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
    })
  }

  await test.step('a double click makes one request', async () => {
    const visitor = someone()
    await form.enter(visitor)
    await form.submit.dblclick()
    await expect(form.firstName).toHaveValue('')
    expect(await quotesOf(stack, visitor)).toHaveLength(1)
  })

  await test.step('with reduced motion there is no confetti, and its code is never fetched', async () => {
    await expect(page.getByText(sent).first()).toBeVisible()
    await untilNetworkRests(page)
    await expect(page.locator('canvas')).not.toBeAttached()
    expect(scripts.filter((url) => url.includes('confetti'))).toEqual([])
  })
})

test.describe('when the answer is lost after the request was stored', () => {
  test.use({ expectedConsole: /ERR_CONNECTION_RESET|did not reach the server/ })

  test('a retry makes one request', async ({ page, stack }) => {
    const visitor = someone()
    await page.goto('/contact')
    await untilHydrated(page)
    await page.route('**/_serverFn/**', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const form = quoteForm(page)
    await form.enter(visitor)
    await form.submit.click()
    await expect(page.getByText('Error Submitting Quote Request')).toBeVisible()
    await expect(form.email).toHaveValue(visitor.email)

    await page.unroute('**/_serverFn/**')
    await form.submit.click()
    await expect(page.getByText(sent)).toBeVisible()
    expect(await quotesOf(stack, visitor)).toHaveLength(1)
  })
})

test('Get a FREE Quote scrolls smoothly to the form, which can be filled and sent with the keyboard alone', async ({
  page,
  stack,
}) => {
  const visitor = someone()
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/')
  await untilHydrated(page)
  const scrolling = await watchScrolling(page)
  await page.getByRole('link', { name: 'Get a FREE Quote' }).press('Enter')
  await expect(page.locator('.quote-request-form')).toBeInViewport({ ratio: 0.5 })
  await expect(page.locator('.quote-request-form')).toBeFocused()
  expect(await scrolling.how()).toBe('smoothly')

  const form = quoteForm(page)
  for (const [field, value] of [
    [form.firstName, visitor.firstName],
    [form.email, visitor.email],
    [form.phone, visitor.phone],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(field).toBeFocused()
    await page.keyboard.type(value)
  }
  await form.takeTime()
  await page.keyboard.press('Enter')
  await expect(page.getByText(sent)).toBeVisible()
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
})

test('what was typed before the page became interactive is not lost', async ({ page, stack }) => {
  const visitor = someone()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = quoteForm(page)
  await form.enter(visitor)
  release()
  await untilHydrated(page)
  await expect(form.firstName).toHaveValue(visitor.firstName)
  await form.submit.click()

  await expect(page.getByText(sent)).toBeVisible()
  expect(await quotesOf(stack, visitor)).toHaveLength(1)
})
