import './lib/env-file.ts'
import { globSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import type { RunningSupabase } from '../supabase/local/start.ts'
import { startChild, stopSignal } from './lib/child-process.ts'
import { openSupabase } from './lib/local-supabase.ts'
import { settingsOrEnd } from './lib/settings.ts'

const pollMs = 300

const settings = settingsOrEnd()
const sourcesAtStart = readSources()
const { url, publishableKey, siteSecrets, local } = await openSupabase(settings)
if (local) void reloadOnChange(local)
const vite = startChild({
  args: `node_modules/vite/bin/vite.js dev -c app.config.ts --port ${settings.port} --strictPort`.split(' '),
  environment: { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, ...siteSecrets },
  stdout: 'inherit',
})
const ended = await Promise.race([stopSignal(), vite.exited])
await vite.stop()
await local?.stop()
process.exit(ended ? 1 : 0)

/**
 * Loads the functions again and applies new migrations when one of their files changes. The files are compared with the
 * ones that were loaded: what a system reports about changes comes late, more than once, or not at all.
 */
async function reloadOnChange(supabase: RunningSupabase): Promise<never> {
  let loaded = sourcesAtStart
  for (let earlier = loaded; ;) {
    await sleep(pollMs)
    const sources = readSources()
    // Editors write a file in several steps.
    const isSettled = sources === earlier
    earlier = sources
    if (!isSettled || sources === loaded) continue
    loaded = sources
    try {
      await supabase.reload()
      console.log('A file of supabase/ has changed: functions are loaded again and migrations applied.')
    } catch (error) {
      console.error(`A file of supabase/ has changed and does not work: ${sentenceOf(error)}`)
    }
  }
}

/** Every file that the local Supabase loads, with size and time of its last change. */
function readSources(): string {
  const files = globSync('supabase/{functions,migrations,generated}/**/*.{ts,sql,json}')
  const states = files.map((file) => {
    const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
    return `${file} ${size} ${mtimeMs}`
  })
  return states.toSorted().join('\n')
}
