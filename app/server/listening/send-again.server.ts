import type { ServerResponse } from 'node:http'

import type { FlatHeaders } from '../http/flat-headers'
import type { ReadyAnswer } from '../http/ready-answer'

// oxlint-disable no-underscore-dangle -- they are Node's own names, and there are no others

/** Where Node keeps the head it has made, as text: status, headers and its own, such as the date. And whether it left. */
type WithHead = ServerResponse & { _header?: unknown; _headerSent?: unknown }

interface Sent {
  status: number
  body: ReadyAnswer['body']
  /** The head as text. */
  head: string
  /** Head and body in one piece, once a second visitor wanted them. */
  whole: Buffer | undefined
}

/** Joining is copying: what is longer, a picture or a film, is left in two pieces. */
const longestJoined = 32_768

let second = 0
/** Of this second: another has another date. */
const sent = new Map<FlatHeaders, Sent>()

/**
 * Sends an answer that is sent many times a second with the same list of headers. Node makes its head once a second,
 * and until then the same text is sent again: checking and joining fifteen headers was a third of what a page from
 * memory costs. From the second visitor on head and body are one piece, which costs the system less than two. Without
 * those fields of Node's everything is made anew, as everywhere.
 */
export function sendAgain(response: WithHead, { status, headers, body }: ReadyAnswer): void {
  // Node tells older clients, and those who leave, another thing about the connection.
  const isCommon = response.shouldKeepAlive && response.req.httpVersionMinor === 1
  const last = isCommon ? sentThisSecond(headers) : undefined
  if (last?.status !== status || last.body !== body) {
    response.writeHead(status, headers)
    const head = response._header
    if (isCommon && typeof head === 'string') sent.set(headers, { status, body, head, whole: undefined })
    response.end(body)
    return
  }
  response.statusCode = status
  response._header = last.head
  if (
    !body ||
    response.req.method !== 'GET' ||
    body.length > longestJoined ||
    response._headerSent !== false
  ) {
    response.end(body)
    return
  }
  last.whole ??= Buffer.concat([Buffer.from(last.head, 'latin1'), body])
  response._headerSent = true
  response.end(last.whole)
}

function sentThisSecond(headers: FlatHeaders): Sent | undefined {
  const now = Math.floor(Date.now() / 1000)
  if (now === second) return sent.get(headers)
  second = now
  sent.clear()
  return undefined
}
