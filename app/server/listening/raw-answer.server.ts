import type { ServerResponse } from 'node:http'
import { STATUS_CODES } from 'node:http'

import { type FlatHeaders, headersOf } from '../http/flat-headers'

const text: FlatHeaders = [
  ['Content-Type', 'text/plain; charset=utf-8'],
  ['Cache-Control', 'no-store'],
].flat()

/** Refuses what no person sends and no `Request` can hold, and closes the connection. */
export function refuseRequest(response: ServerResponse, status: number, always: FlatHeaders): void {
  const allow: FlatHeaders = status === 405 ? ['Allow', 'GET, HEAD, POST'] : []
  const headers = [...text, ...allow, ...always, 'Connection', 'close']
  response.writeHead(status, headers).end(sentence(status))
}

/** The same as bytes, for what is no request at all: nobody has made a response for it. */
export function rawAnswer(status: number, always: FlatHeaders): string {
  const body = sentence(status)
  const own: FlatHeaders = ['Content-Length', String(body.length), 'Connection', 'close']
  const lines = Array.from(headersOf([...text, ...always, ...own]), ([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

function sentence(status: number): string {
  return `${STATUS_CODES[status]}.\n`
}
