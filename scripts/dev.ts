import './lib/env-file.ts'
import { watch } from 'node:fs'

import { type RunningChild, startChild, stopSignal } from './lib/child-process.ts'
import { fail } from './lib/command-line.ts'
import { startEmbeddedProcess } from './lib/embedded-supabase.ts'
import { functionEnvironment } from './lib/function-environment.ts'
import { settingsOrEnd } from './lib/settings.ts'

const { port, dataDir, site, hosted } = settingsOrEnd()
// Editors write a file in several steps, and a checkout writes many files.
const quietMs = 200

let database: RunningChild | undefined
const embedded = hosted ? undefined : await startReloadingSupabase()
const { url, publishableKey } = hosted ?? embedded ?? fail('There is no database.')
const vite = startChild({
  name: 'The development server',
  args: ['node_modules/vite/bin/vite.js', 'dev', '-c', 'app.config.ts', '--port', `${port}`, '--strictPort'],
  environment: { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey, ...embedded?.siteSecrets },
  stdout: 'inherit',
})
const ended = await Promise.race([stopSignal(), vite.exited])
await Promise.all([vite.stop(), database?.stop()])
process.exit(ended ? 1 : 0)

/**
 * Starts the embedded Supabase, and starts it again when a function or a migration changes: it loads functions and
 * applies migrations as it starts. It keeps its address and its keys, so the site need not know.
 */
async function startReloadingSupabase() {
  const environment = { ...functionEnvironment(site, process.env), DATA_DIR: dataDir }
  const first = await startEmbeddedProcess(environment)
  if (!first.ok) return fail(first.message)
  database = first.child

  let timer: NodeJS.Timeout | undefined
  let restarts = Promise.resolve()
  for (const folder of ['supabase/functions', 'supabase/migrations']) {
    watch(folder, { recursive: true }, (_, file) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        restarts = restarts.then(() => restart(`${folder}/${file}`))
      }, quietMs)
    })
  }
  return first

  async function restart(changed: string) {
    await database?.stop()
    const next = await startEmbeddedProcess({ ...environment, SUPABASE_PORT: new URL(url).port })
    database = next.ok ? next.child : undefined
    if (next.ok) console.log(`${changed} changed: functions are loaded again and migrations applied.`)
    else console.error(`${changed} changed, and Supabase does not start with it: ${next.message}`)
  }
}
