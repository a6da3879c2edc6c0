import fresh from 'fresh'
import parseRange from 'range-parser'
import { FastResponse } from 'srvx'

import { acceptedCoding } from '../http/content-coding.server'
import type { FileForm, LoadedFile } from './loaded-file.server'

/** Answers GET and HEAD: the file, one range of it (RFC 9110, 14), or that the visitor has it already. */
export function fileAnswer(request: Request, file: LoadedFile): Response {
  const { headers, method } = request
  const range = method === 'GET' ? headers.get('range') : null
  // A range is one of the plain bytes: who asks for ranges plays or resumes, and compressed files do neither.
  const coding = range === null ? acceptedCoding(headers.get('accept-encoding')) : 'identity'
  const form = file.forms[coding] ?? file.forms.identity

  if (isKnown(headers, form, file)) return new FastResponse(null, { status: 304, headers: form.headers })
  if (range !== null && isUnchanged(headers.get('if-range'), form, file)) {
    const part = partAnswer(range, form, file)
    if (part) return part
  }
  const body = method === 'HEAD' ? null : form.body
  return new FastResponse(body instanceof Blob ? body.stream() : body, {
    headers: [...form.headers, ['Content-Length', String(form.size)]],
  })
}

function isKnown(headers: Headers, { etag }: FileForm, { lastModified }: LoadedFile): boolean {
  const noneMatch = headers.get('if-none-match')
  const modifiedSince = headers.get('if-modified-since')
  if (noneMatch === null && modifiedSince === null) return false
  return fresh(
    { 'if-none-match': noneMatch ?? undefined, 'if-modified-since': modifiedSince ?? undefined },
    { etag, 'last-modified': lastModified },
  )
}

/** Whoever holds the beginning of an older file must get all of the new one. */
function isUnchanged(ifRange: string | null, { etag }: FileForm, { lastModified }: LoadedFile): boolean {
  return ifRange === null || ifRange === etag || ifRange === lastModified
}

/** Nothing for what may be ignored: other units, nonsense, and several ranges at once. */
function partAnswer(
  range: string,
  { body, size, headers }: FileForm,
  { always }: LoadedFile,
): Response | undefined {
  const ranges = parseRange(size, range)
  if (ranges === -1) {
    return new FastResponse(null, {
      status: 416,
      headers: [['Content-Range', `bytes */${size}`], ['Cache-Control', 'no-store'], ...always],
    })
  }
  if (ranges === -2 || ranges.type !== 'bytes') return undefined
  const [part, ...more] = ranges
  if (!part || more.length > 0) return undefined
  const end = part.end + 1
  return new FastResponse(
    body instanceof Blob ? body.slice(part.start, end).stream() : body.subarray(part.start, end),
    {
      status: 206,
      headers: [
        ...headers,
        ['Content-Length', String(end - part.start)],
        ['Content-Range', `bytes ${part.start}-${part.end}/${size}`],
      ],
    },
  )
}
