import type { ServerResponse } from 'node:http'

import type { FlatHeaders } from '../http/flat-headers'
import type { ReadyAnswer } from '../http/ready-answer'

// oxlint-disable no-underscore-dangle -- they are Node's own names, and there are no others

/** Where Node keeps the head it has made, as text: status, headers and its own, such as the date. And whether it left. */
type WithHead = ServerResponse & { _header?: unknown; _headerSent?: unknown }

interface Head {
  text: string
  status: number
  second: number
}

// Weak: a piece of a film has headers of its own, which nobody sends again.
const heads = new WeakMap<FlatHeaders, Head>()

/** Head and body in one piece, by the body. */
const joined = new Map<Uint8Array, { head: string; whole: Buffer }>()
let joinedIn = 0

/** Joining is copying: what is longer, a picture or a film, is left in two pieces. */
const longestJoined = 32_768

/**
 * Sends an answer that is sent many times a second with the same list of headers. Node makes its head once a second,
 * and until then the same text is sent again: checking and joining fifteen headers was a third of what a page from
 * memory costs. From the second visitor on head and body are one piece, which costs the system less than two. Without
 * those fields of Node's everything is made anew, as everywhere.
 */
export function sendAgain(response: WithHead, { status, headers, body }: ReadyAnswer): void {
  const again = writeHeadAgain(response, status, headers)
  const isJoined =
    again &&
    body &&
    body.length <= longestJoined &&
    response.req.method === 'GET' &&
    response._headerSent === false
  if (!isJoined) {
    response.end(body)
    return
  }
  response._headerSent = true
  response.end(wholeOf(again, body))
}

/** @returns the head, if it is one that was sent before. */
function writeHeadAgain(response: WithHead, status: number, headers: FlatHeaders): Head | undefined {
  // Node tells older clients, and those who leave, another thing about the connection.
  const isCommon = response.shouldKeepAlive && response.req.httpVersionMinor === 1
  const second = Math.floor(Date.now() / 1000)
  const last = isCommon ? heads.get(headers) : undefined
  if (last?.second === second && last.status === status) {
    response.statusCode = status
    response._header = last.text
    return last
  }
  response.writeHead(status, headers)
  const text = response._header
  if (isCommon && typeof text === 'string') heads.set(headers, { text, status, second })
  return undefined
}

function wholeOf({ text, second }: Head, body: Uint8Array): Buffer {
  // Of this second: another has another date.
  if (joinedIn !== second) joined.clear()
  joinedIn = second
  const known = joined.get(body)
  if (known?.head === text) return known.whole
  const whole = Buffer.concat([Buffer.from(text, 'latin1'), body])
  joined.set(body, { head: text, whole })
  return whole
}
