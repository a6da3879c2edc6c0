import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
} from 'node:http'
import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

export interface SiteResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const browserHeaders = {
  accept: 'text/html',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

/** Unlike `fetch`, this does not normalize the path and the headers. */
export function sendRequest(
  siteUrl: string,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<SiteResponse> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve, reject) => {
    // Uses a new connection, because the site may be closing an idle one at
    // this moment.
    const options = {
      agent: false,
      hostname,
      port,
      path,
      method,
      headers: { ...browserHeaders, ...headers },
    }
    const sent = request(options, (response) => {
      const { statusCode: status = 0, headers: received } = response
      const hasBody = method !== 'HEAD' && status !== 304
      text(hasBody ? decoded(response) : response).then(
        (body) => resolve({ status, headers: received, body }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function decoded(response: IncomingMessage): Readable {
  const coding = response.headers['content-encoding']
  if (coding === 'br') return response.pipe(createBrotliDecompress())
  if (coding === 'gzip') return response.pipe(createGunzip())
  return response
}

/** Returns everything received until the connection closes or is idle. */
export function sendBytes(
  siteUrl: string,
  bytes: string,
  idleMs = 60_000,
): Promise<string> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(Number(port), hostname)
    const finish = () => {
      socket.destroy()
      resolve(received)
    }
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk
    })
    socket.setTimeout(idleMs, finish).on('error', finish).on('close', finish)
    socket.write(bytes)
  })
}

/** The headers are in lower case. */
export function responseHeads(
  received: string,
): { status: number; headers: string }[] {
  const [, ...responses] = received.split('HTTP/1.1 ')
  return responses.map((response) => {
    const [head = ''] = response.split('\r\n\r\n')
    return { status: Number.parseInt(head, 10), headers: head.toLowerCase() }
  })
}
