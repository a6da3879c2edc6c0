import { type Browser, chromium } from '@playwright/test'

import { findChromium } from './find-chromium.ts'

/** Flags that keep Chromium off the network and out of places a test machine lacks. */
export const quietChromium = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * For tests, which look at pages and not at their speed: nothing is drawn at the lowest priority. A part of a page that
 * Chromium 156 began to draw so, and that the page comes to need meanwhile, is reported to nobody when the worker then
 * has to make way, and the page is never drawn again (docs/testing.md has the trace and the figures).
 */
export const noBestEffortTasks = '--disable-best-effort-tasks'

/** A browser of this machine, as quiet as it can be made. */
export async function openBrowser(extra: readonly string[] = []): Promise<Browser> {
  const found = await findChromium()
  if (!found.ok) throw new Error(found.message)
  return await chromium.launch({ executablePath: found.path, args: [...quietChromium, ...extra] })
}
