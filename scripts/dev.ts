import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

import './lib/use-firm.cjs'
import { errorMessage } from '#domain/error-message.ts'

import { startChild, stopSignal } from './lib/child-process.ts'
import { readOptions } from './lib/command-line.ts'
import { firm, firmEnvironment, firmFolder } from './lib/firm.cjs'
import type { RunningLocalSupabase } from './lib/local-supabase.ts'

// For the programs that this starts, and for what is imported here.
Object.assign(process.env, firmEnvironment(firm))
const { settingsOrExit } = await import('./lib/settings.ts')
const { openSupabase } = await import('./lib/supabase-connection.ts')

const usage = `Usage: npm run dev

Serves the site with hot reload, on a local Supabase unless SUPABASE_URL is set. Reloads the functions and applies new
migrations when a file in supabase/ changes, and makes what it needs of the firm's folder when that changes.`

async function main() {
  readOptions(usage, {})
  const settings = settingsOrExit()
  void onChange(listFirmFiles, generate)
  const sources = listSources()
  const { environment, local } = await openSupabase(settings)
  if (local) void onChange(listSources, () => reload(local), sources)
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

async function onChange(
  list: () => string,
  action: () => Promise<void>,
  known = list(),
) {
  let current = known
  let previous = known
  // Polls because file system events may be late, duplicated or missing.
  while (true) {
    await setTimeout(500)
    const sources = list()
    // An editor may have emptied a file that it is about to write, and an empty
    // migration would count as applied.
    const isQuiet = sources === previous
    previous = sources
    if (!isQuiet || sources === current) continue
    current = sources
    await action()
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

/** It lists what is wrong with the folder. */
async function generate() {
  const child = spawn(process.execPath, ['scripts/generate.ts'], {
    stdio: 'inherit',
  })
  await once(child, 'close')
}

function listFirmFiles() {
  const exclude = [`${firmFolder}/generated/**`]
  return listStates(globSync(`${firmFolder}/**/*.*`, { exclude }))
}

function listSources() {
  return listStates(
    globSync('supabase/{functions,migrations,generated}/**/*.{ts,sql,json}'),
  )
}

function listStates(files: readonly string[]) {
  const lines = files.map((file) => {
    const stats = statSync(file, { throwIfNoEntry: false })
    return `${file} ${stats?.mtimeMs}`
  })
  return lines.join('\n')
}

await main()
