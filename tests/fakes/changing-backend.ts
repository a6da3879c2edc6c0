import type { ServerResponse } from 'node:http'

import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

export interface ChangingBackend extends LoopbackServer {
  /** What the one review says, from the next request on. */
  reviewText: string
  /** The featured film of the home page, from the next request on. */
  filmUrl: string
  mode: 'answers' | 'breaks' | 'hangs'
  /** Paths it was asked for. */
  asked: string[]
  /** Those of them that came with a payload. */
  askedWithPayload: string[]
  /** How many requests are still waited for. */
  waiting: () => number
}

/** A backend whose review and featured films change, fail and stop answering as a test says. */
export async function startChangingBackend(): Promise<ChangingBackend> {
  const open = new Set<ServerResponse>()
  const server = await listenOnLoopback((request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    const { pathname } = new URL(request.url ?? '/', 'http://backend')
    backend.asked.push(pathname)
    const { 'content-length': length = '0', 'transfer-encoding': sentInParts } = request.headers
    if (length !== '0' || sentInParts) backend.askedWithPayload.push(pathname)
    if (backend.mode === 'hangs') return undefined
    if (backend.mode === 'breaks') return send(response, 500, { message: 'broken' })
    if (pathname === '/functions/v1/fetch-reviews') return send(response, 200, reviews(backend.reviewText))
    return send(response, 200, [film(backend.filmUrl)])
  })
  const backend: ChangingBackend = {
    ...server,
    reviewText: 'Spotless.',
    filmUrl: '/films/hero.mp4',
    mode: 'answers',
    asked: [],
    askedWithPayload: [],
    waiting: () => open.size,
  }
  return backend
}

function reviews(text: string) {
  return { reviews: [{ id: 'review', author: 'Ana', rating: 5, text, date: '2026-05-14' }] }
}

function film(url: string) {
  return {
    id: 'film',
    is_featured: true,
    created_at: '2026-01-01T00:00:00+00:00',
    video_url: url,
    mime_type: null,
    poster_url: '/films/hero.avif',
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
