import { claims } from '../../app/content/claims.ts'
import { chat } from '../support/chat.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visitor asks the assistant, and the conversation stays while they look around', async ({ page }) => {
  await page.goto('/')
  const talk = chat(page)

  await test.step('the button opens a panel named after the assistant, with one greeting', async () => {
    await expect(talk.panel).toBeHidden()
    const corner = await talk.button.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(width - (corner?.x ?? 0) - (corner?.width ?? 0), 'at the right').toBeLessThan(50)
    expect(height - (corner?.y ?? 0) - (corner?.height ?? 0), 'at the bottom').toBeLessThan(50)
    await talk.open()
    await expect(talk.panel).toBeVisible()
    await expect(talk.button).toBeHidden()
    await expect(talk.panel.getByRole('heading', { name: 'Rill' })).toBeVisible()
    await expect(talk.panel.getByText('Automated assistant', { exact: true })).toBeVisible()
    await expect(talk.messages).toHaveCount(1)
    await expect(talk.messages).toContainText(
      "I'm Rill, the automated assistant of Rivermark Pressure Washing",
    )
    await expect(talk.input).toBeFocused()
  })

  await test.step('an answer comes from what the business says', async () => {
    await talk.type('Are you open on Sunday?')
    await expect(talk.messages).toHaveCount(3)
    await expect(talk.messages.nth(1)).toHaveText('You: Are you open on Sunday?')
    await expect(talk.messages.nth(2)).toContainText(claims.openingHours)
    await expect(talk.input).toHaveValue('')
    await expect(talk.input).toBeFocused()
  })

  await test.step('the conversation stays while the visitor moves about the site', async () => {
    await talk.close.click()
    await expect(talk.panel).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
    await expect(page).toHaveURL('/reviews')
    await talk.button.click()
    await expect(talk.messages).toHaveCount(3)
    await expect(talk.messages.nth(2)).toContainText(claims.openingHours)
  })

  await test.step('it is kept nowhere but in the page: loaded again, there is the greeting alone', async () => {
    await page.reload()
    await talk.open()
    await expect(talk.messages).toHaveCount(1)
  })
})
