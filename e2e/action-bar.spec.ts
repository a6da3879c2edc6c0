import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('on a phone, call, quote and chat come after the head and leave before the form and the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await untilHydrated(page)
  const quote = page.getByRole('link', { name: 'Free quote', exact: true })
  await expect(quote).not.toBeInViewport()

  await page.getByRole('heading', { name: 'About us' }).evaluate((heading) => heading.scrollIntoView())
  await expect(quote).toBeInViewport({ ratio: 1 })
  await expect(chat(page).button).toBeInViewport({ ratio: 1 })

  await test.step('what has the focus is not beneath it', async () => {
    await page.getByRole('link', { name: 'Read all reviews' }).focus()
    await expect(quote).not.toBeInViewport()
    await quote.focus()
    await expect(quote).toBeInViewport({ ratio: 1 })
    await quote.blur()
  })

  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView())
  await expect(quote).not.toBeInViewport()

  await test.step('the open chat closes when focus goes back to the page', async () => {
    await chat(page).open()
    await expect(chat(page).input).toBeFocused()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }).focus()
    await expect(chat(page).panel).toBeHidden()
  })
})

test('on a wide screen, the chat steps aside from what it would cover', async ({ page }) => {
  await page.goto('/contact')
  await untilHydrated(page)
  const covered = async () =>
    page.evaluate(() => {
      const button = document.querySelector('.chat-button')?.getBoundingClientRect()
      if (!button) return ['no button']
      const controls = [...document.querySelectorAll('main :is(a, button, input, textarea), footer a')]
      return controls.flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const apart =
          right <= button.left || left >= button.right || bottom <= button.top || top >= button.bottom
        return apart ? [] : [control.outerHTML.slice(0, 80)]
      })
    })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height - 800; y += 97) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await expect.poll(covered, { message: `at ${y}` }).toEqual([])
  }
})
