import type { Page } from '@playwright/test'

import { waitForHydration } from './hydration.ts'

/**
 * Delays every script except the entry and its static imports, so that the page
 * is not hydrated. Returns a function that releases the scripts and waits for
 * hydration.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  const entry = await entryScripts(page)
  await page.route('**/*.js', async (route) => {
    if (!entry.has(new URL(route.request().url()).pathname))
      await released.promise
    await route.continue()
  })
  return async () => {
    released.resolve()
    await waitForHydration(page)
  }
}

async function entryScripts(page: Page): Promise<Set<string>> {
  const html = await readText(page, '/')
  const entries = findAll(
    html,
    /(?:<script[^>]* src=|import\()["']([^"']+\.js)["']/g,
  )
  if (entries.length === 0) throw new Error('The page has no entry script.')
  const imported = await Promise.all(
    entries.map(async (entry) => {
      const files = findAll(
        await readText(page, entry),
        /from\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
      )
      return files.map((file) => entry.replace(/[^/]+$/, file))
    }),
  )
  return new Set([...entries, ...imported.flat()])
}

async function readText(page: Page, path: string): Promise<string> {
  return await (await page.request.get(path)).text()
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}
