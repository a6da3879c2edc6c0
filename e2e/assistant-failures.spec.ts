import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'

const apology =
  "I'm sorry, I'm having trouble responding right now. Please call us directly at (916) 555-0142 for immediate assistance with your pressure washing needs!"

const breakdowns = [
  { when: 'the function answers 500', functions: 'answers-500' },
  { when: 'the function answers without a text', functions: 'answers-without-flag' },
  { when: 'Supabase is down', functions: undefined },
]

for (const { when, functions } of breakdowns) {
  test(`when ${when}, the assistant says so and names the phone, and it is logged`, async ({
    page,
    brokenSites,
  }) => {
    await page.goto(`${await brokenSites.urlOf(functions)}/contact`)
    const talk = chat(page)
    await talk.open()
    await talk.ask('Do you clean roofs?')

    await expect(talk.messages.nth(2)).toHaveText(`Rill: ${apology}`)
    await expect(talk.log.getByRole('link')).toHaveAttribute('href', 'tel:+19165550142')
    await expect(talk.input).toBeEnabled()
    await expect.poll(() => brokenSites.logOf(functions)).toContain('"event":"the assistant did not answer"')
    await talk.ask('And gutters?')
    await expect(talk.messages.nth(4)).toHaveText(`Rill: ${apology}`)
  })
}

test.describe('when the site itself cannot be reached', () => {
  test.use({ expectedConsole: /ERR_FAILED|did not reach the assistant/ })

  test('the assistant says so, the error is logged, and the next question works', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => errors.push(message.text()))
    await page.goto('/contact')
    const talk = chat(page)
    await talk.open()
    await page.route('**/_serverFn/**', (route) => route.abort())
    await talk.ask('Do you clean roofs?')
    await expect(talk.messages.nth(2)).toHaveText(`Rill: ${apology}`)
    await expect.poll(() => errors.join('\n')).toContain('did not reach the assistant')

    await page.unroute('**/_serverFn/**')
    await talk.ask('Do you clean roofs?')
    await expect(talk.messages.nth(4)).toContainText('Yes, we offer roof cleaning')
  })
})
