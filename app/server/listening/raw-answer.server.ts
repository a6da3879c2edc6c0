import type { ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'

import type { HeaderPairs } from '../http/header-pairs'

const text: HeaderPairs = [
  ['Content-Type', 'text/plain; charset=utf-8'],
  ['Cache-Control', 'no-store'],
]

/** Refuses what no person sends and no `Request` can hold, and closes the connection. */
export function refuseRequest(response: ServerResponse, status: number, always: HeaderPairs): void {
  const allow: HeaderPairs = status === 405 ? [['Allow', 'GET, HEAD, POST']] : []
  const headers = [...text, ...allow, ...always, ['Connection', 'close']].flat()
  response.writeHead(status, headers).end(sentence(status))
}

/** The same as bytes, for what is no request at all: nobody has made a response for it. */
export function rawAnswer(status: number, always: HeaderPairs): string {
  const body = sentence(status)
  const headers: HeaderPairs = [
    ...text,
    ...always,
    ['Content-Length', String(body.length)],
    ['Connection', 'close'],
  ]
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

function sentence(status: number): string {
  return `${STATUS_CODES[status]}.\n`
}
