import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

/** Milliseconds. */
const rest = 500

interface Traffic {
  open: Set<Request>
  /** When a request last began or ended. */
  changedAt: number
}

const trafficOf = new WeakMap<Page, Traffic>()

/** Begins to note what the pages of a context fetch. To be called before they are opened. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { open: new Set(), changedAt: performance.now() }
    trafficOf.set(page, traffic)
    function end(request: Request) {
      traffic.open.delete(request)
      traffic.changedAt = performance.now()
    }
    page.on('request', (request) => {
      // What the document before it was fetching is over, told or not.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear()
      traffic.open.add(request)
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  })
}

/**
 * Waits until nothing has been fetched for half a second from now on. Playwright's own `networkidle` comes once in the
 * life of a document: asked for later it is over, whatever is being fetched by then.
 */
export async function untilNetworkRests(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)
  if (!traffic) throw new Error('Nobody notes what this page fetches.')
  const asked = performance.now()
  const rests = () => traffic.open.size === 0 && performance.now() - Math.max(traffic.changedAt, asked) > rest
  await expect.poll(rests, { message: 'the network rests', intervals: [100], timeout: 60_000 }).toBe(true)
}
