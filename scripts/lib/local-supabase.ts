import { readEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { logToStderr } from '../../supabase/local/log.ts'
import { startLocalSupabase } from '../../supabase/local/start.ts'
import { functionEnvironment } from './owner-mail.ts'
import type { Settings } from './settings.ts'

/**
 * Starts the local Supabase in this process, with the settings of the environment. `siteSecrets` are what the site
 * shares with it: how it names visitors to the functions, and what empties its caches.
 */
export async function startSupabase(settings: Settings, given: NodeJS.ProcessEnv) {
  const { dataDir, supabasePort: port, logLevel, site } = settings
  const started = await startLocalSupabase({
    dataDir,
    port,
    functionEnvironment: { ...readEnvironment((name) => given[name]), ...functionEnvironment(site, given) },
    log: logToStderr(logLevel),
  })
  if (!started.ok) return started
  const { supabase } = started
  const siteSecrets = {
    VISITOR_SECRET: given.VISITOR_SECRET || supabase.visitorSecret,
    CACHE_SECRET: given.CACHE_SECRET || supabase.cacheSecret,
  }
  return { ok: true as const, supabase, siteSecrets }
}
