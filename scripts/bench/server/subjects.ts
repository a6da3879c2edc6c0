import type { BenchSite } from '../product.ts'
import { askOnce, type RawAnswer } from './ask-once.ts'
import type { Control } from './control.ts'
import { expectedStatus, type Row } from './rows.ts'

/** One address of one server, ready to be loaded. */
export interface Subject {
  row: string
  server: string
  url: string
  headers: Record<string, string>
  pid: number
}

export type Prepared =
  | { ok: true; subject: Subject }
  | { ok: false; row: string; server: string; why: string }

interface Candidate {
  row: Row
  server: string
  url: string
  pid: number
}

/** The page, file or piece as the site serves it to whoever comes after the first visitor. */
export function warmSubject(row: Row, site: BenchSite): Promise<Prepared> {
  const url = site.url + row.path
  return prepare({ row, server: 'site', url, pid: site.pid })
}

/** The page as it is rendered for its first visitor. */
export async function coldSubject(row: Row, site: BenchSite): Promise<Prepared> {
  const server = 'site, cold'
  const url = site.url + row.path
  const { headers } = await askOnce(url, row.headers)
  // Every rendering has a nonce of its own; a page out of the cache has none.
  if (!headers['content-security-policy']?.includes("'nonce-"))
    return { ok: false, row: row.name, server, why: 'the page cache could not be switched off' }
  return prepare({ row, server, url, pid: site.pid })
}

export function controlSubject(row: Row, path: string, control: Control): Promise<Prepared> {
  return prepare({
    row,
    server: control.name,
    url: control.url + path,
    pid: control.pid,
  })
}

async function prepare({ row, server, url, pid }: Candidate): Promise<Prepared> {
  const plain = await settledAnswer(url, row.headers)
  const { etag } = plain.headers
  const refused = { ok: false, row: row.name, server } as const
  if (row.isConditional && !etag) return { ...refused, why: 'sends no ETag' }
  const headers = row.isConditional ? { ...row.headers, 'if-none-match': etag ?? '' } : row.headers
  const { status } = await askOnce(url, headers)
  if (status !== expectedStatus(row))
    return { ...refused, why: `answers ${status} instead of ${expectedStatus(row)}` }
  return { ok: true, subject: { row: row.name, server, url, headers, pid } }
}

const patience = 8_000

/** The answer once it stays the same: the copy of a page is made while its first visitors are served. */
export async function settledAnswer(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  const deadline = Date.now() + patience
  let last = await askOnce(url, headers)
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 400))
    const next = await askOnce(url, headers)
    if (next.body.equals(last.body)) return next
    last = next
  }
  return last
}
