import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

import { hosts } from '../../scripts/hosts/hosts.ts'
import type { RunningSite } from './stack.ts'

/** The site as it was built for a host of functions, in that host's runtime; ready once it says so itself. */
export async function startOnHost(
  host: string,
  port: number,
  settings: Record<string, string>,
): Promise<RunningSite> {
  const run = hosts[host]
  if (!run) throw new Error(`${host} does not run on this machine.`)
  const { command, args, environment } = run(port, settings)
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With all that it starts itself.
    detached: true,
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (log += text))
  }
  const ended = once(child, 'exit')
  // A runner that gives up while it waits does not stop what it has begun.
  process.once('exit', stopAll)
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${host} ended before it was ready:\n${log}`)
    await pause(100)
  }
  return {
    url,
    log: () => log,
    async stop() {
      stopAll()
      await ended
    },
  }

  function stopAll() {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined)
  return answer?.ok ?? false
}
