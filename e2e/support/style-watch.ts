import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

/** How many elements the browser styled at most at a time while `act` was done and answered. */
export async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser of its own.')
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  return Math.max(0, ...counts)
}
