import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startEmbeddedSupabase } from '../supabase/embedded/start.ts'
import { startSite } from '../tests/stack/stack.ts'

/**
 * A site before a backend that is really broken: other functions (a folder of broken-functions/) in the same
 * Deno, or nothing listening.
 */
export async function siteWith(functions: string | undefined) {
  if (!functions)
    return disposable(await startSite({ supabaseUrl: 'http://127.0.0.1:1', publishableKey: 'none' }))

  const dataDir = await mkdtemp(join(tmpdir(), 'broken-'))
  const started = await startEmbeddedSupabase({ dataDir, functionsDir: `e2e/broken-functions/${functions}` })
  if (!started.ok) throw new Error(started.message)
  const { supabase } = started
  const site = await startSite({ supabaseUrl: supabase.url, publishableKey: supabase.publishableKey })
  return disposable({
    url: site.url,
    async stop() {
      await site.stop()
      await supabase.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  })
}

function disposable(site: { url: string; stop: () => Promise<void> }) {
  return { url: site.url, [Symbol.asyncDispose]: site.stop }
}
