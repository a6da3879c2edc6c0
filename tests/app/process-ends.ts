import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

import { expect, onTestFinished } from 'vitest'

import { freePort, isPortFree } from '../../scripts/lib/port.ts'
import { readConnection } from '../../supabase/embedded/data-folder/connection-file.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'

export const processes = ['npm', 'shell', 'start', 'site', 'database', 'functions'] as const
type ProcessName = (typeof processes)[number]

/** What each process is known by in its command line. */
const commands: Record<ProcessName, RegExp> = {
  npm: /npm(?:-cli\.js)? ?start/,
  // npm starts a command through a shell.
  shell: /^\S*sh -c node .*scripts\/start\.ts$/,
  start: /^\S*node .*scripts\/start\.ts$/,
  site: /\/server\/index\.mjs$/,
  database: /supabase\/embedded\/main\.ts$/,
  functions: /host\.deno\.ts/,
}

interface Product {
  port: number
  /** The process that is called so now. */
  find: (name: ProcessName) => number
  /** Everything npm has started that has not ended. */
  alive: () => number[]
  /** The status of an edge function's answer now; /healthz may tell of two seconds ago. */
  askFunctions: () => Promise<number | undefined>
}

/** Starts the product by npm; nothing of it is left after the test. */
export async function startByNpm(): Promise<Product> {
  const dataDir = await newDataFolder('process-ends')
  const port = await freePort()
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    env: { ...process.env, SUPABASE_URL: '', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  onTestFinished(() => {
    for (const pid of treeOf(npm)) killQuietly(pid)
    removeDataFolder(dataDir)
  })
  await greeting(npm)
  const tree = treeOf(npm)
  return {
    port,
    find(name) {
      const pids = treeOf(npm)
      const found = pids.find((pid) => commands[name].test(commandOf(pid)))
      if (found === undefined) throw new Error(`no ${name} among ${pids.map(commandOf).join('\n')}`)
      return found
    },
    alive: () => tree.filter((pid) => commandOf(pid) !== ''),
    async askFunctions() {
      const connection = await readConnection(dataDir)
      if (!connection) return undefined
      const { url, publishableKey } = connection
      const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }
      const answer = await fetch(`${url}/functions/v1/fetch-reviews`, { headers }).catch(() => undefined)
      return answer?.status
    },
  }
}

/**
 * Sends one signal to one process and waits until nothing is left of any. What it gives back says whether the port is
 * free: of a process that ends the command line is gone first, its sockets a moment later.
 */
export async function endOne(name: ProcessName, signal: NodeJS.Signals): Promise<() => Promise<boolean>> {
  const product = await startByNpm()
  process.kill(product.find(name), signal)
  await expect.poll(product.alive).toEqual([])
  return () => isPortFree(product.port)
}

async function greeting(npm: ChildProcess): Promise<void> {
  if (!npm.stdout) throw new Error('it has no output')
  for await (const line of createInterface({ input: npm.stdout })) {
    if (line.includes('Ctrl-C')) break
  }
  npm.stdout.resume()
}

/** The process and all below it, by /proc. */
function treeOf(root: ChildProcess): number[] {
  const tree = [root.pid ?? 0]
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  for (const parent of tree) tree.push(...all.map(Number).filter((pid) => parentOf(pid) === parent))
  return tree
}

function parentOf(pid: number): number | undefined {
  const stat = readQuietly(`/proc/${pid}/stat`)
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

/** Empty when it has ended, as also of one that nobody has asked for its exit code yet. */
function commandOf(pid: number): string {
  return readQuietly(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended, as it should.
  }
}
