import type { IncomingMessage } from 'node:http'

const methods = new Set(['GET', 'HEAD', 'POST'])

// A name or an address, with a port or without: RFC 9110, 7.2.
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9._-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The status to refuse a request with before anything makes a `Request` of it: the framework throws on these, and
 * a stranger's nonsense would look like a breakdown. Undefined when it may go on.
 */
export function refusalOf({
  method = '',
  url = '',
  headers,
  httpVersionMajor,
  httpVersionMinor,
}: IncomingMessage) {
  if (!methods.has(method)) return 405
  if (headers.host === undefined) {
    // Only HTTP/1.0 may leave it out.
    if (httpVersionMajor === 1 && httpVersionMinor === 1) return 400
  } else if (!isHost(headers.host)) return 400
  if (url.length > 8192) return 414
  return url.startsWith('/') || isSite(url) ? undefined : 400
}

// Nearly all ask for the same one.
let lastHost = ''

function isHost(given: string): boolean {
  if (given === lastHost) return true
  if (!hostPattern.test(given) || !isPort(given)) return false
  lastHost = given
  return true
}

function isPort(given: string): boolean {
  const port = /:(?<port>\d+)$/.exec(given)?.groups?.port
  return port === undefined || Number(port) < 65_536
}

/** The absolute form, which servers have to understand too: RFC 9112, 3.2.2. */
function isSite(target: string): boolean {
  const url = URL.parse(target)
  return url !== null && /^https?:$/.test(url.protocol) && hostPattern.test(url.host)
}
