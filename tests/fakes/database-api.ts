import type { RequestListener } from 'node:http'

import { listenOnLoopback } from './loopback-server.ts'

export interface DatabaseApiStandIn {
  url: string
  /** How it treats a request from now on. */
  behave: RequestListener
  /** Requests so far. */
  calls: number
  stop(): Promise<void>
}

/** What stands where functions look for the database's API, for what a real one does not do on demand. */
export async function startDatabaseApiStandIn(): Promise<DatabaseApiStandIn> {
  const server = await listenOnLoopback((request, response) => {
    standIn.calls += 1
    standIn.behave(request, response)
  })
  const standIn: DatabaseApiStandIn = {
    url: server.url,
    behave: answerWith(503, {}),
    calls: 0,
    stop: () => server.stop(),
  }
  return standIn
}

/** Answers with this status, and text as it is or anything else as JSON. */
export function answerWith(status: number, body: unknown): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}
