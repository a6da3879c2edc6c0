import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import type { ContentCoding } from '../http/content-coding.server'
import type { FlatHeaders } from '../http/flat-headers'
import type { DataSource } from '../site-process.server'

/** A page as every visitor may have it, in every coding, with its headers made once. */
export interface PageCopy {
  etag: string
  /** What it was made from. */
  reads: ReadonlyMap<DataSource, number>
  madeAt: number
  /** Sent with each of its answers, whatever the coding. */
  headers: FlatHeaders
  answers: Record<ContentCoding, CopyAnswer>
  notModified: FlatHeaders
}

interface CopyAnswer {
  headers: FlatHeaders
  body: Uint8Array<ArrayBuffer>
}

// Worker threads of zlib do this.
const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** A copy is coded twice: soon, so that nobody waits for a rendering while the other is made, and then well. */
const efforts = {
  little: { br: 5, gzip: 5 },
  most: { br: constants.BROTLI_MAX_QUALITY, gzip: 9 },
}

/** The bytes a copy holds, with a guess at what stands around them. */
export function sizeOfCopy({ answers }: PageCopy): number {
  return Object.values(answers).reduce((sum, { body }) => sum + body.byteLength, 8192)
}

/**
 * Makes a copy of a whole page that was rendered for nobody in particular, coded with little effort.
 * @returns nothing when the page may not be shared: it did not say so, is not whole, or could not be rid of its
 * nonce.
 */
export async function copyOfPage(
  response: Response,
  reads: ReadonlyMap<DataSource, number>,
  always: FlatHeaders,
): Promise<PageCopy | undefined> {
  const page = withoutNonce(await response.text(), response.headers.get('Content-Security-Policy') ?? '')
  if (!isShareable(response) || !page || !isWhole(page.html)) return undefined

  const identity = Buffer.from(page.html)
  const etag = `W/"${hashOf(page.policy + page.html, 'base64url').slice(0, 27)}"`
  const link = response.headers.get('Link')
  const shared: FlatHeaders = [
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
    ['ETag', etag],
    ['Vary', 'Accept-Encoding'],
    ['Content-Security-Policy', page.policy],
    always,
  ].flat()
  const type = ['Content-Type', 'text/html; charset=utf-8']
  const headers: FlatHeaders = [...type, ...(link ? ['Link', link] : []), ...shared]
  const answers = await answersOf(identity, headers, efforts.little)
  return { etag, reads, madeAt: Date.now(), headers, answers, notModified: shared }
}

/** The copy again, as few bytes as its codings can make of it: a tenth of a second of a processor. */
export async function smallestCopy(copy: PageCopy): Promise<PageCopy> {
  const answers = await answersOf(copy.answers.identity.body, copy.headers, efforts.most)
  return { ...copy, answers }
}

async function answersOf(
  identity: CopyAnswer['body'],
  headers: FlatHeaders,
  effort: (typeof efforts)['most'],
): Promise<PageCopy['answers']> {
  function answer(body: CopyAnswer['body'], ...coding: FlatHeaders): CopyAnswer {
    return { body, headers: [...headers, ...coding, 'Content-Length', String(body.byteLength)] }
  }

  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.br,
    // A window of 256 KB holds every page. The default of 4 MB is memory the process never gives back.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  }
  const gzipped = await asGzip(identity, { level: effort.gzip })
  const brotli = await asBrotli(identity, { params })
  return {
    identity: answer(identity),
    gzip: answer(gzipped, 'Content-Encoding', 'gzip'),
    br: answer(brotli, 'Content-Encoding', 'br'),
  }
}

/** The page's own word: its route sends `s-maxage` when it ended well. */
function isShareable({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Cache-Control') ?? '').includes('s-maxage')
}

// React marks a part that failed on the server in either way; a page cut short does not end.
function isWhole(html: string): boolean {
  return html.endsWith('</html>') && !html.includes('<!--$!-->') && !html.includes('$RX("')
}

const scripts = /<script\b([^>]*)>(.*?)<\/script>/gs
// The router gives its nonce to these as well, but nobody runs them.
const data = /\btype="application\/(?:\w+\+)?json"/

/**
 * The page without the nonce it was rendered with, and a policy that names its inline scripts by hash. Only
 * scripts that carried the nonce get one: a script that somebody smuggled in never had it.
 */
function withoutNonce(html: string, policy: string): { html: string; policy: string } | undefined {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (!nonce) return undefined
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(scripts)) {
    if (attributes.includes(attribute) && code !== '' && !data.test(attributes))
      hashes.add(`'sha256-${hashOf(code, 'base64')}'`)
  }
  const stripped = html
    .replaceAll(attribute, '')
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
  // A nonce that many visitors know is none.
  if (stripped.includes(nonce)) return undefined
  return { html: stripped, policy: policy.replace(`'nonce-${nonce}'`, [...hashes].join(' ')) }
}

function hashOf(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding)
}
