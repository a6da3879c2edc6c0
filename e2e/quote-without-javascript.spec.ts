import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { quoteForm, someone } from './quote-form.ts'

test.use({ javaScriptEnabled: false })

test('the form works, and the page says so after moving on', async ({ page, stack }) => {
  const visitor = someone()
  await page.goto('/')
  const form = quoteForm(page)
  await form.enter(visitor)
  await form.submit.click()

  await expect(page.getByRole('status')).toContainText('Quote Request Submitted Successfully!')
  await expect(page.getByRole('status')).toContainText(
    "We'll get back to you within 24 hours with your free quote.",
  )
  await expect(form.email).toHaveValue('')
  expect((await stack.quotes()).filter(({ email }) => email === visitor.email)).toMatchObject([visitor])
})

test('going back and sending the same details at once makes one request', async ({ page, stack }) => {
  const visitor = someone()
  const form = quoteForm(page)
  for (let time = 0; time < 2; time += 1) {
    await page.goto('/')
    await form.enter(visitor)
    await form.submit.click()
    await expect(page.getByRole('status')).toBeVisible()
  }
  expect((await stack.quotes()).filter(({ email }) => email === visitor.email)).toHaveLength(1)
})

test.describe('with input that does not fit', () => {
  test.use({ expectedConsole: /status of 422/ })

  test('the page comes back with the messages and everything that was typed', async ({ page }) => {
    await page.goto('/')
    const form = quoteForm(page)
    await form.enter({ firstName: 'Ana', email: 'not an address', phone: '' })
    await form.submit.click()

    await expect(page.getByRole('alert')).toContainText('Please fill in all fields')
    await expect(page.getByRole('alert')).toContainText(
      'All fields are required to submit your quote request.',
    )
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByText('Phone number is required')).toBeVisible()
    await expect(form.firstName).toHaveValue('Ana')
    await expect(form.email).toHaveValue('not an address')
  })
})

test('the menu of small screens opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }),
  ).toBeVisible()
})

// axe itself needs scripts: these are the pages a plain post produces, looked at with scripts on.
test.describe('the answers to a plain post', () => {
  test.use({ javaScriptEnabled: true, expectedConsole: /status of 422/ })

  for (const width of [360, 1280]) {
    test(`are accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/?quote=sent')
      await expect(page.getByRole('status')).toBeVisible()
      await expectAccessible(page)

      // `submit` on the element skips the script's handler, as if it had never arrived.
      await page.evaluate(() => document.querySelector('form')?.submit())
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })
  }
})
