import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface PostgresInstallation {
  binDirectory: string
  version: number
}

// What the migrations promise to run on; hosted projects are never older.
const oldestVersion = 15

// Debian and Homebrew keep the server's programs out of PATH.
const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** The oldest PostgreSQL of this machine that the migrations must run on, or null when there is none. */
export function findPostgres(): PostgresInstallation | null {
  const directories = [...(process.env['PATH'] ?? '').split(delimiter), ...globSync(usualPlaces)]
  const found = directories
    .filter((directory) => existsSync(join(directory, 'initdb')) && existsSync(join(directory, 'postgres')))
    .map((binDirectory) => ({ binDirectory, version: versionOf(binDirectory) }))
    .filter(({ version }) => version >= oldestVersion)
    .toSorted((one, other) => one.version - other.version)
  return found[0] ?? null
}

function versionOf(binDirectory: string): number {
  const { stdout } = spawnSync(join(binDirectory, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (?<major>\d+)/.exec(stdout)?.groups?.['major'] ?? 0)
}
