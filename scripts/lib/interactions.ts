import type { Browser, Page } from '@playwright/test'

type Interaction = [path: string, act: (page: Page) => Promise<void>]

/** What visitors tap and type, each on a page of its own. */
export const interactions: Record<string, Interaction> = {
  menu: ['/', (page) => page.getByRole('button', { name: 'Menu' }).tap()],
  tabs: ['/services', (page) => page.getByLabel('Choose a service').getByRole('link').nth(1).tap()],
  accordion: ['/', (page) => page.locator('summary').first().tap()],
  overlay: ['/gallery', openAndCloseOverlay],
  form: ['/contact', submitForm],
  assistant: ['/', askAssistant],
}

async function openAndCloseOverlay(page: Page): Promise<void> {
  const photographs = page.getByRole('link', { name: /^Before: / })
  await photographs.first().tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
}

async function submitForm(page: Page): Promise<void> {
  await page.getByLabel('First name').pressSequentially('Ann', { delay: 100 })
  await page.getByRole('button', { name: 'Get My FREE Quote' }).tap()
  await page.getByText('Email is required').waitFor()
}

async function askAssistant(page: Page): Promise<void> {
  await page.locator('summary').first().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Ask/ }).last().tap()
  const question = page.getByRole('dialog').getByRole('textbox')
  await question.pressSequentially('Do you clean roofs?', { delay: 100 })
  await question.press('Enter')
}

/** Milliseconds from the slowest tap or key of an interaction to the next paint, on a phone four times slower. */
export async function measureInteraction(browser: Browser, url: string, [path, act]: Interaction) {
  const viewport = { width: 390, height: 844 }
  await using page = await browser.newPage({ viewport, isMobile: true, hasTouch: true })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const times = await page.evaluateHandle(() => {
    const times: number[] = []
    // TypeScript does not know the threshold, of which 16 is the least.
    const options: object = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0) times.push(entry.duration)
    }).observe(options)
    return times
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await act(page)
  // Entries come after the frame they led to.
  await page.waitForTimeout(1_000)
  return Math.max(16, ...(await times.jsonValue()))
}
