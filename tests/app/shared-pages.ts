import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { vi } from 'vitest'

import { startSite } from '../support/stack.ts'
import { sendRequest, type SiteResponse } from './requests.ts'

/** Whether every visitor, and every cache on the way, may get this very response. */
export function isShared({ headers }: SiteResponse): boolean {
  return headers['cache-control']?.startsWith('public') ?? false
}

/** The page as it is sent to everyone; the first visitors may get one of their own. */
export async function getSharedPage(siteUrl: string, path: string): Promise<SiteResponse> {
  return await vi.waitFor(
    async () => {
      const page = await sendRequest(siteUrl, path)
      if (!isShared(page)) throw new Error(`${path} is not shared yet.`)
      return page
    },
    { timeout: 60_000, interval: 20 },
  )
}

export interface SiteWithClock {
  url: string
  /** Moves the site's clock forward. */
  advanceClock: (seconds: number) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the built site in front of the given backend, with a clock that the test controls. */
export async function startSiteWithClock(
  supabaseUrl: string,
  environment: Record<string, string> = {},
): Promise<SiteWithClock> {
  const folder = await mkdtemp(join(tmpdir(), 'site-clock-'))
  const clock = join(folder, 'ahead')
  let ahead = 0
  await writeFile(clock, '0')
  const site = await startSite({
    supabaseUrl,
    publishableKey: 'none',
    environment: {
      ...environment,
      NODE_OPTIONS: '--import ./tests/fakes/driven-clock.mjs',
      DRIVEN_CLOCK: clock,
    },
  })
  return {
    url: site.url,
    async advanceClock(seconds) {
      ahead += seconds * 1000
      await writeFile(clock, String(ahead))
    },
    async stop() {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
