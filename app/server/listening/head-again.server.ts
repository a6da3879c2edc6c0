import type { ServerResponse } from 'node:http'

import type { FlatHeaders } from '../http/flat-headers'
import type { ReadyAnswer } from '../http/ready-answer'

// oxlint-disable no-underscore-dangle -- it is Node's own name, and there is no other

/** Where Node keeps the head it has made, as text: status, headers and its own, such as the date. */
type WithHead = ServerResponse & { _header?: unknown }

interface Head {
  text: string
  status: number
  second: number
}

const heads = new WeakMap<FlatHeaders, Head>()

/**
 * Node's `writeHead` for answers that are sent many times a second with the same list of headers: their head is made
 * once a second and is the same text until then, but for the date. Checking and joining fifteen headers for each of
 * them is a third of what a page from memory costs. Without that field of Node's every head is made, as everywhere.
 */
export function writeHeadAgain(response: WithHead, { status, headers }: ReadyAnswer): void {
  // Node tells older clients, and those who leave, another thing about the connection.
  const isCommon = response.shouldKeepAlive && response.req.httpVersionMinor === 1
  const second = Math.floor(Date.now() / 1000)
  const last = isCommon ? heads.get(headers) : undefined
  if (last?.second === second && last.status === status) {
    response.statusCode = status
    response._header = last.text
    return
  }
  response.writeHead(status, headers)
  const text = response._header
  if (isCommon && typeof text === 'string') heads.set(headers, { text, status, second })
}
