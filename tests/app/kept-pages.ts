import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect } from 'vitest'

import { startSite } from '../support/stack.ts'

// Whoever says nothing of a browser counts as a crawler, and gets even the first page in one piece.
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }

/** One visit with a browser. */
export function browse(url: string): Promise<Response> {
  return fetch(url, { headers: browser })
}

/** The nonce of a page rendered for this visitor alone; nothing when it is the copy everybody gets. */
export function nonceOf(response: Response): string | undefined {
  return /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
}

/** Asks until the page comes from its copy, which is made after the first visit. */
export async function untilKept(url: string): Promise<Response> {
  let kept: Response | undefined
  await expect
    .poll(
      async () => {
        kept = await browse(url)
        if (nonceOf(kept)) await kept.text()
        return nonceOf(kept)
      },
      // A net: on a machine that does much else, a copy takes its time.
      { timeout: 60_000 },
    )
    .toBeUndefined()
  if (!kept) throw new Error('no answer')
  return kept
}

export interface DrivenSite {
  url: string
  /** Lets so many seconds pass for the site. */
  pass: (seconds: number) => Promise<void>
  stop: () => Promise<void>
}

/** The built site in front of a stand-in backend, with a clock that a test drives. */
export async function startDrivenSite(
  supabaseUrl: string,
  environment: Record<string, string> = {},
): Promise<DrivenSite> {
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
    async pass(seconds) {
      ahead += seconds * 1000
      await writeFile(clock, String(ahead))
    },
    async stop() {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
