import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

import { memoryFolder } from '../../support/memory-folder.ts'
import type { PostgresInstallation } from './postgres-installation.ts'

export interface PostgresServer {
  /** Folder of the Unix socket, which node-postgres takes as host. */
  socketDirectory: string
  stop(): Promise<void>
}

/**
 * Starts an empty server in a temporary folder, reachable through its socket only unless `more` settings say
 * otherwise; stop() leaves nothing.
 */
export async function startPostgres(
  { binDirectory }: PostgresInstallation,
  more: string[] = [],
): Promise<PostgresServer> {
  const folder = memoryFolder('postgres')
  const user = userForPostgres()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binDirectory, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' })

  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'lc_messages=C',
    // As on a hosted project; otherwise that of the machine.
    'timezone=UTC',
    ...more,
  ]
  const server = spawn(
    join(binDirectory, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const killServer = () => server.kill('SIGQUIT')
  process.once('exit', killServer)
  await untilReady(server.stderr)
  return {
    socketDirectory: folder,
    async stop() {
      process.off('exit', killServer)
      await shutDown(server)
      rmSync(folder, { recursive: true })
    },
  }
}

/** PostgreSQL refuses to run as root, so root lends it the user its package made. */
export function userForPostgres(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') }
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

async function untilReady(log: Readable): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface({ input: log })) {
    lines.push(line)
    if (line.includes('ready to accept connections')) {
      log.resume()
      return
    }
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}

async function shutDown(server: ChildProcess): Promise<void> {
  const exited = once(server, 'exit')
  // The fast shutdown: a worker that was ended in the middle must not keep the server.
  server.kill('SIGINT')
  await exited
}
