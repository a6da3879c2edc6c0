import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { startEmbeddedSupabase } from '../supabase/embedded/start.ts'
import { startSite } from '../tests/stack/stack.ts'

/**
 * A site before a backend that is really broken: other functions (a folder of broken-functions/) in the same
 * Deno, or nothing listening. `page` is closed before the site stops: a film or a picture that is still being
 * fetched would complain in its console.
 */
export async function siteWith(functions: string | undefined, page?: Page) {
  if (!functions)
    return disposable(await startSite({ supabaseUrl: 'http://127.0.0.1:1', publishableKey: 'none' }), page)

  const dataDir = await mkdtemp(join(tmpdir(), 'broken-'))
  const started = await startEmbeddedSupabase({ dataDir, functionsDir: `e2e/broken-functions/${functions}` })
  if (!started.ok) throw new Error(started.message)
  const { supabase } = started
  const site = await startSite({ supabaseUrl: supabase.url, publishableKey: supabase.publishableKey })
  const stop = async () => {
    await site.stop()
    await supabase.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return disposable({ url: site.url, stop }, page)
}

function disposable(site: { url: string; stop: () => Promise<void> }, page?: Page) {
  return {
    url: site.url,
    async [Symbol.asyncDispose]() {
      await page?.close()
      await site.stop()
    },
  }
}
