import { globSync, statSync } from 'node:fs'
import { setInterval } from 'node:timers/promises'

import { errorMessage } from '#domain/error-message.ts'

import { startChild, stopSignal } from './lib/child-process.ts'
import { settingsOrExit } from './lib/settings.ts'
import { openSupabase } from './lib/supabase-connection.ts'

const settings = settingsOrExit()
let loaded = readSources()
const { environment, local } = await openSupabase(settings)
if (local) void reloadOnChange(local)
const vite = startChild({
  args: `node_modules/vite/bin/vite.js dev -c app.config.ts --port ${settings.port} --strictPort`.split(
    ' ',
  ),
  environment,
  stdout: 'inherit',
})
const ended = await Promise.race([stopSignal(), vite.exited])
await vite.stop()
await local?.stop()
process.exit(ended ? 1 : 0)

/**
 * Reloads the functions and applies new migrations when one of their files
 * changes.
 */
async function reloadOnChange(supabase: {
  reload(): Promise<void>
}): Promise<void> {
  // Polls because file system events may be late, duplicated or missing.
  for await (const _ of setInterval(500)) {
    const sources = readSources()
    if (sources === loaded) continue
    loaded = sources
    const change = 'Files in supabase/ changed'
    await supabase.reload().then(
      () =>
        console.log(
          `${change}: reloaded the functions and applied new migrations.`,
        ),
      (error) =>
        console.error(
          `${change}, but reloading failed: ${errorMessage(error)}`,
        ),
    )
  }
}

/** Lists every file that the local Supabase loads, with its mtime. */
function readSources(): string {
  const files = globSync(
    'supabase/{functions,migrations,generated}/**/*.{ts,sql,json}',
  )
  return files
    .map(
      (file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`,
    )
    .join('\n')
}
