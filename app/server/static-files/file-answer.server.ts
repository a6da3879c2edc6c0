import fresh from 'fresh'
import parseRange from 'range-parser'

import { acceptedCoding } from '../http/content-coding.server'
import type { FlatHeaders } from '../http/flat-headers'
import type { Asked } from '../http/ready-answer'
import type { FileForm, LoadedFile } from './loaded-file.server'

/** What is sent of a file: from memory, or from the disk when it is too large for that. */
interface FileAnswer {
  status: number
  headers: FlatHeaders
  body: Uint8Array<ArrayBuffer> | Blob | null
}

/** Answers GET and HEAD: the file, one range of it (RFC 9110, 14), or that the visitor has it already. */
export function fileAnswer({ method, header }: Asked, file: LoadedFile): FileAnswer {
  const range = method === 'GET' ? header('range') : undefined
  // A range is one of the plain bytes: who asks for ranges plays or resumes, and compressed files do neither.
  const coding = range === undefined ? acceptedCoding(header('accept-encoding')) : 'identity'
  const form = file.forms[coding] ?? file.forms.identity

  if (isKnown(header, form, file)) return { status: 304, headers: form.headers, body: null }
  if (range !== undefined && isUnchanged(header('if-range'), form, file)) {
    const part = partAnswer(range, form, file)
    if (part) return part
  }
  const body = method === 'HEAD' ? null : form.body
  return { status: 200, headers: form.wholeHeaders, body }
}

function isKnown(header: Asked['header'], { etag }: FileForm, { lastModified }: LoadedFile): boolean {
  const noneMatch = header('if-none-match')
  const modifiedSince = header('if-modified-since')
  if (noneMatch === undefined && modifiedSince === undefined) return false
  return fresh(
    { 'if-none-match': noneMatch, 'if-modified-since': modifiedSince },
    { etag, 'last-modified': lastModified },
  )
}

/** Whoever holds the beginning of an older file must get all of the new one. */
function isUnchanged(ifRange: string | undefined, { etag }: FileForm, { lastModified }: LoadedFile): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === lastModified
}

/** Nothing for what may be ignored: other units, nonsense, and several ranges at once. */
function partAnswer(
  range: string,
  { body, size, headers }: FileForm,
  { always }: LoadedFile,
): FileAnswer | undefined {
  const ranges = parseRange(size, range)
  if (ranges === -1) {
    return {
      status: 416,
      headers: ['Content-Range', `bytes */${size}`, 'Cache-Control', 'no-store', ...always],
      body: null,
    }
  }
  if (ranges === -2 || ranges.type !== 'bytes') return undefined
  const [part, ...more] = ranges
  if (!part || more.length > 0) return undefined
  const end = part.end + 1
  return {
    status: 206,
    headers: [
      headers,
      ['Content-Length', String(end - part.start)],
      ['Content-Range', `bytes ${part.start}-${part.end}/${size}`],
    ].flat(),
    body: body instanceof Blob ? body.slice(part.start, end) : body.subarray(part.start, end),
  }
}
