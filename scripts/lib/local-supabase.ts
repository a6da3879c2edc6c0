import { readEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { logToStderr } from '../../supabase/local/log.ts'
import { startLocalSupabase } from '../../supabase/local/start.ts'
import { fail } from './command-line.ts'
import { functionEnvironment } from './owner-mail.ts'
import type { Settings } from './settings.ts'

/**
 * Starts the local Supabase in this process, with the settings of the environment, unless they name a hosted project.
 * `siteSecrets` are what the site shares with it: how it names visitors to the functions, and what empties its caches.
 */
export async function openSupabase({ dataDir, supabasePort: port, logLevel, site, hosted }: Settings) {
  if (hosted) return { ...hosted, siteSecrets: {}, local: undefined }
  const own = functionEnvironment(site, process.env)
  const started = await startLocalSupabase({
    dataDir,
    port,
    functionEnvironment: { ...readEnvironment((name) => process.env[name]), ...own },
    log: logToStderr(logLevel),
  })
  if (!started.ok) return fail(started.message)
  const { supabase: local } = started
  const siteSecrets = {
    VISITOR_SECRET: process.env.VISITOR_SECRET || local.visitorSecret,
    CACHE_SECRET: process.env.CACHE_SECRET || local.cacheSecret,
  }
  return { url: local.url, publishableKey: local.publishableKey, siteSecrets, local }
}
