import { globSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

import { errorMessage } from '#domain/error-message.ts'

import { startChild, stopSignal } from './lib/child-process.ts'
import { readOptions } from './lib/command-line.ts'
import type { RunningLocalSupabase } from './lib/local-supabase.ts'
import { settingsOrExit } from './lib/settings.ts'
import { openSupabase } from './lib/supabase-connection.ts'

const usage = `Usage: npm run dev

Serves the site with hot reload, on a local Supabase unless SUPABASE_URL is set. Reloads the functions and applies new
migrations when a file in supabase/ changes.`

async function main() {
  readOptions(usage, {})
  const settings = settingsOrExit()
  const sources = listSources()
  const { environment, local } = await openSupabase(settings)
  if (local) void reloadOnChange(local, sources)
  const vite = startVite(settings.port, environment)
  const exit = await Promise.race([stopSignal(), vite.exited])
  await vite.stop()
  await local?.stop()
  const isStoppedByUser = exit === undefined
  process.exit(isStoppedByUser ? 0 : 1)
}

function startVite(
  port: number,
  environment: Record<string, string | undefined>,
) {
  return startChild({
    args: [
      'node_modules/vite/bin/vite.js',
      'dev',
      '-c',
      'app.config.ts',
      '--port',
      String(port),
      '--strictPort',
    ],
    environment,
    stdout: 'inherit',
  })
}

async function reloadOnChange(supabase: RunningLocalSupabase, loaded: string) {
  let current = loaded
  let previous = loaded
  // Polls because file system events may be late, duplicated or missing.
  while (true) {
    await setTimeout(500)
    const sources = listSources()
    // An editor may have emptied a file that it is about to write, and an empty
    // migration would count as applied.
    const isQuiet = sources === previous
    previous = sources
    if (!isQuiet || sources === current) continue
    current = sources
    await reload(supabase)
  }
}

async function reload(supabase: RunningLocalSupabase) {
  const change = 'Files in supabase/ changed'
  try {
    await supabase.reload()
    console.log(`${change}: reloaded the functions and applied new migrations.`)
  } catch (error) {
    console.error(`${change}, but reloading failed: ${errorMessage(error)}`)
  }
}

function listSources() {
  const files = globSync(
    'supabase/{functions,migrations,generated}/**/*.{ts,sql,json}',
  )
  const lines = files.map((file) => {
    const stats = statSync(file, { throwIfNoEntry: false })
    return `${file} ${stats?.mtimeMs}`
  })
  return lines.join('\n')
}

await main()
