import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'
import { quoteForm, someone } from './quote-form.ts'

const sent = {
  title: 'Quote Request Submitted Successfully!',
  text: "We'll get back to you within 24 hours with your free quote.",
}

test('a visitor asks for a quote and the owner gets it', async ({ page, stack }) => {
  const visitor = someone()
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.enter(visitor)
  await form.submit.click()

  await expect(page.getByText(sent.title)).toBeVisible()
  await expect(page.getByText(sent.text)).toBeVisible()
  await expect(form.firstName).toHaveValue('')
  await expect(form.email).toHaveValue('')
  await expect(form.phone).toHaveValue('')

  const stored = (await stack.quotes()).filter(({ email }) => email === visitor.email)
  expect(stored).toMatchObject([visitor])
  await expect
    .poll(async () => (await stack.mails()).filter((mail) => mail.text?.includes(visitor.email)).length)
    .toBe(1)
})

test('the button reads Sending... and is disabled while the request is on its way', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  const form = quoteForm(page)
  await form.enter(someone())
  await form.submit.click()

  await expect(form.sending).toBeDisabled()
  release()
  await expect(form.submit).toBeEnabled()
})

test('confetti is fetched and plays only after success', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.enter(someone())
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.includes('confetti'))).toEqual([])

  await form.submit.click()
  await expect(page.locator('canvas')).toBeAttached()
  expect(scripts.filter((url) => url.includes('confetti'))).toHaveLength(1)
  await expect(page.locator('canvas')).not.toBeAttached()
})

test('with reduced motion there is no confetti, and its code is never fetched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.enter(someone())
  await form.submit.click()

  await expect(page.getByText(sent.title)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('canvas')).not.toBeAttached()
  expect(scripts.filter((url) => url.includes('confetti'))).toEqual([])
})

test('a double click makes one request', async ({ page, stack }) => {
  const visitor = someone()
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.enter(visitor)
  await form.submit.dblclick()

  await expect(page.getByText(sent.title)).toBeVisible()
  expect((await stack.quotes()).filter(({ email }) => email === visitor.email)).toHaveLength(1)
})

test.describe('when the answer is lost after the request was stored', () => {
  test.use({ expectedConsole: /ERR_CONNECTION_RESET|did not reach the server/ })

  test('a retry makes one request', async ({ page, stack }) => {
    const visitor = someone()
    await page.goto('/')
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
    await expect(page.getByText(sent.title)).toBeVisible()
    expect((await stack.quotes()).filter(({ email }) => email === visitor.email)).toHaveLength(1)
  })
})

for (const [kind, firstName] of [
  ['emoji', 'Zoë 🧽💦'],
  ['right-to-left', 'أحمد בנימין'],
  ['SQL', "Robert'); DROP TABLE quote_requests;--"],
  ['HTML', '<img src=x onerror=alert(1)><b>Bob</b>'],
] as const) {
  test(`a name with ${kind} arrives exactly as typed`, async ({ page, stack }) => {
    const visitor = { ...someone(), firstName }
    await page.goto('/')
    await untilHydrated(page)
    const form = quoteForm(page)
    await form.enter(visitor)
    await form.submit.click()

    await expect(page.getByText(sent.title)).toBeVisible()
    expect((await stack.quotes()).filter(({ email }) => email === visitor.email)).toMatchObject([visitor])
  })
}

test('the form can be filled and sent with the keyboard alone', async ({ page, stack }) => {
  const visitor = someone()
  await page.goto('/')
  await untilHydrated(page)
  const form = quoteForm(page)
  await form.firstName.focus()
  await page.keyboard.type(visitor.firstName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.phone)
  await page.keyboard.press('Enter')

  await expect(page.getByText(sent.title)).toBeVisible()
  expect((await stack.quotes()).filter(({ email }) => email === visitor.email)).toHaveLength(1)
})

test('what was typed before the page became interactive is not lost', async ({ page, stack }) => {
  const visitor = someone()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const form = quoteForm(page)
  await form.enter(visitor)
  release()
  await untilHydrated(page)
  await expect(form.firstName).toHaveValue(visitor.firstName)
  await form.submit.click()

  await expect(page.getByText(sent.title)).toBeVisible()
  expect((await stack.quotes()).filter(({ email }) => email === visitor.email)).toHaveLength(1)
})

test('the fields tell the browser how to fill them', async ({ page }) => {
  await page.goto('/')
  const form = quoteForm(page)
  await expect(form.firstName).toHaveAttribute('autocomplete', 'given-name')
  await expect(form.email).toHaveAttribute('autocomplete', 'email')
  await expect(form.phone).toHaveAttribute('autocomplete', 'tel')
})

test('Get a FREE Quote scrolls to the form', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Get a FREE Quote' }).click()

  await expect(page.locator('.quote-request-form')).toBeInViewport({ ratio: 0.5 })
  await expect(page.locator('.quote-request-form')).toBeFocused()
})

for (const width of [360, 1280]) {
  test(`the form is accessible in every state at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await untilHydrated(page)
    await expectAccessible(page)

    const form = quoteForm(page)
    await form.submit.click()
    await expect(page.getByText('Please fill in all fields')).toBeVisible()
    await expectAccessible(page)

    await form.enter(someone())
    await form.submit.click()
    await expect(page.getByText(sent.title)).toBeVisible()
    await expectAccessible(page)
  })
}
