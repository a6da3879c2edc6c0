import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { vi } from 'vitest'

import { startSite } from '../../support/stack.ts'
import { productTimeoutMs } from '../../support/timeouts.ts'
import { sendRequest, type SiteResponse } from './requests.ts'

export function isShared({ headers }: SiteResponse): boolean {
  return headers['cache-control']?.startsWith('public') ?? false
}

/** The first few responses may not be shared. */
export async function getSharedPage(
  siteUrl: string,
  path: string,
): Promise<SiteResponse> {
  return await vi.waitFor(
    async () => {
      const page = await sendRequest(siteUrl, path)
      if (!isShared(page)) throw new Error(`${path} is not shared yet.`)
      return page
    },
    { timeout: productTimeoutMs, interval: 20 },
  )
}

export type SiteWithClock = Awaited<ReturnType<typeof startSiteWithClock>>

export async function startSiteWithClock(
  supabaseUrl: string,
  settings: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-clock-'))
  const clockFile = join(folder, 'ahead')
  let offsetMs = 0
  writeFileSync(clockFile, '0')
  const preload = {
    NODE_OPTIONS: '--import ./tests/fakes/fake-clock.mjs',
    FAKE_CLOCK_FILE: clockFile,
  }
  const environment = { ...settings, ...preload }
  const site = await startSite({
    supabaseUrl,
    publishableKey: 'none',
    environment,
  })
  return {
    url: site.url,
    log: site.log,
    advanceClock(seconds: number) {
      offsetMs += seconds * 1000
      writeFileSync(clockFile, String(offsetMs))
    },
    async stop() {
      await site.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
