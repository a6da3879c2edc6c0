import { existsSync, readFileSync } from 'node:fs'

import type { PoolConfig } from 'pg'

type Connection = Pick<PoolConfig, 'connectionString' | 'ssl'>

type ReadUrl = { ok: true; connection: Connection } | { ok: false; problem: string }

const here = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])
// What other programs call them: encrypted without asking who answers is no protection, so it has to be said.
const verified = new Set(['require', 'verify-ca', 'verify-full'])

/**
 * Reads DATABASE_URL. A server on another machine is spoken to by TLS, and its certificate is checked, unless
 * `sslmode=disable` or `sslmode=no-verify` says otherwise; `sslrootcert` names the file of an authority of one's own.
 */
export function readDatabaseUrl(given: string): ReadUrl {
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    return refuse('must look like postgresql://user:password@host:5432/database')
  }
  if (url.pathname.length < 2)
    return refuse('names no database: postgresql://user:password@host:5432/database')
  const mode = url.searchParams.get('sslmode')
  const authority = url.searchParams.get('sslrootcert')
  for (const name of ['sslmode', 'sslrootcert']) url.searchParams.delete(name)
  const connectionString = url.href
  if (mode === 'disable') return { ok: true, connection: { connectionString, ssl: false } }
  if (mode === 'no-verify') {
    return { ok: true, connection: { connectionString, ssl: { rejectUnauthorized: false } } }
  }
  if (mode !== null && !verified.has(mode)) {
    return refuse(`has sslmode=${mode}; this site knows require, no-verify and disable`)
  }
  if (authority !== null && !existsSync(authority))
    return refuse(`has sslrootcert, and there is no file ${authority}`)
  const isHere = here.has(url.hostname) || url.hostname.startsWith('%2F') || url.hostname === ''
  if (mode === null && authority === null && isHere)
    return { ok: true, connection: { connectionString, ssl: false } }
  const ca = authority === null ? {} : { ca: readFileSync(authority, 'utf8') }
  return { ok: true, connection: { connectionString, ssl: { rejectUnauthorized: true, ...ca } } }
}

function refuse(problem: string): ReadUrl {
  return { ok: false, problem: `DATABASE_URL ${problem}.` }
}

/** The address without its password, to be shown. */
export function withoutPassword(given: string): string {
  if (!URL.canParse(given)) return 'DATABASE_URL'
  const url = new URL(given)
  return `${url.protocol}//${url.host}${url.pathname}`
}
