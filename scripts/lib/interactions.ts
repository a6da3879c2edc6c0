import type { Browser, Page } from '@playwright/test'

interface Interaction {
  name: string
  path: string
  act: (page: Page) => Promise<void>
}

/** What visitors tap and type, each on a page of its own. */
export const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/', act: (page) => page.getByRole('button', { name: 'Menu' }).tap() },
  {
    name: 'tabs',
    path: '/services',
    act: (page) => page.getByRole('navigation', { name: 'Choose a service' }).getByRole('link').nth(1).tap(),
  },
  { name: 'accordion', path: '/', act: (page) => page.locator('summary').first().tap() },
  {
    name: 'overlay',
    path: '/gallery',
    async act(page) {
      await page
        .getByRole('link', { name: /^Before: / })
        .first()
        .tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    },
  },
  {
    name: 'form',
    path: '/contact',
    async act(page) {
      await page.getByLabel('First name').pressSequentially('Ann', { delay: 100 })
      await page.getByRole('button', { name: 'Get My FREE Quote' }).tap()
      await page.getByText('Email is required').waitFor()
    },
  },
  {
    name: 'assistant',
    path: '/',
    async act(page) {
      await page.locator('summary').first().scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: /^Ask/ }).last().tap()
      const question = page.getByRole('dialog').getByRole('textbox')
      await question.pressSequentially('Do you clean roofs?', { delay: 100 })
      await question.press('Enter')
    },
  },
]

declare global {
  interface Window {
    interactionTimes: number[]
  }
}

/** Milliseconds from the slowest tap or key of an interaction to the next paint, on a phone four times slower. */
export async function measureInteraction(
  browser: Browser,
  url: string,
  { path, act }: Interaction,
): Promise<number> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.interactionTimes = []
    // TypeScript does not know the threshold, of which 16 is the least.
    const options: object = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId !== 0)
          window.interactionTimes.push(entry.duration)
      }
    }).observe(options)
  })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act(page)
  // Entries come after the frame they led to.
  await page.waitForTimeout(1_000)
  const times = await page.evaluate(() => window.interactionTimes)
  await context.close()
  return Math.max(16, ...times)
}
