import type { Browser, CDPSession } from '@playwright/test'

import type { BenchPage } from '../pages.ts'
import { newPhone } from './phone.ts'

interface Resource {
  type: string
  film: boolean
  bytes: number
}

/** What a phone really fetches for a page before its visitor does anything. */
export async function measureTransfer(browser: Browser, siteUrl: string, page: BenchPage) {
  const context = await newPhone(browser)
  const tab = await context.newPage()
  const resources = await watchResources(await context.newCDPSession(tab))
  await tab.goto(siteUrl + page.path, { waitUntil: 'load' })
  // What waits for a quiet moment comes as well.
  await tab.waitForTimeout(4_000)
  const scriptBeforeLcp = await tab.evaluate(scriptBytesBeforeLcp)
  await context.close()

  const all = [...resources.values()]
  function bytesOf(type: string): number {
    return sum(all.filter((each) => each.type === type && !each.film))
  }
  const known = new Set(['Document', 'Script', 'Stylesheet', 'Font', 'Image'])
  return {
    kind: page.kind,
    scripts: all.filter(({ type }) => type === 'Script').length,
    /** Of the script, what was asked for before the largest picture or text had painted. */
    scriptBeforeLcp,
    /** Bytes over the wire, headers included, by what they are. The film is in none but its own. */
    bytes: {
      html: bytesOf('Document'),
      script: bytesOf('Script'),
      style: bytesOf('Stylesheet'),
      font: bytesOf('Font'),
      picture: bytesOf('Image'),
      other: sum(all.filter(({ type, film }) => !film && !known.has(type))),
      film: sum(all.filter(({ film }) => film)),
    },
  }
}

async function watchResources(session: CDPSession): Promise<Map<string, Resource>> {
  const resources = new Map<string, Resource>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const film = response.mimeType.startsWith('video/')
    // A module that was preloaded counts as what it is.
    const isScript = response.mimeType.endsWith('javascript')
    resources.set(requestId, {
      type: isScript ? 'Script' : type,
      film,
      bytes: resources.get(requestId)?.bytes ?? 0,
    })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const resource = resources.get(requestId)
    if (resource) resource.bytes += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const resource = resources.get(requestId)
    if (resource) resource.bytes = Math.max(resource.bytes, encodedDataLength)
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  return resources
}

function sum(resources: readonly Resource[]): number {
  return resources.reduce((total, { bytes }) => total + bytes, 0)
}

async function scriptBytesBeforeLcp(): Promise<number> {
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect()
      resolve(list.getEntries().at(-1)?.startTime ?? 0)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < largest)
    .reduce((total, { transferSize }) => total + transferSize, 0)
}
