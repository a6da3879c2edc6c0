import type { ServerResponse } from 'node:http'

import { sendJson } from './faults.ts'
import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

export interface ChangingBackend extends LoopbackServer {
  /** The text of the one review, from the next request on. */
  reviewText: string
  /** The featured film of the home page, from the next request on. */
  videoUrl: string
  /** The picture of the review's author. */
  avatar?: string
  mode: 'answers' | 'breaks' | 'hangs'
  /** The requested paths. */
  asked: string[]
  /** Those of them that came with a payload. */
  askedWithPayload: string[]
  /** How many requests still have no response. */
  waiting: () => number
}

/** A backend whose review and featured videos change, fail and stop responding as a test says. */
export async function startChangingBackend(): Promise<ChangingBackend> {
  const open = new Set<ServerResponse>()
  const server = await listenOnLoopback((request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    const { pathname } = new URL(request.url ?? '/', 'http://backend')
    backend.asked.push(pathname)
    const { 'content-length': length = '0', 'transfer-encoding': sentInParts } = request.headers
    if (length !== '0' || sentInParts) backend.askedWithPayload.push(pathname)
    const { mode, reviewText: text, videoUrl: video_url, avatar } = backend
    if (mode === 'hangs') return undefined
    if (mode === 'breaks') return sendJson(response, 500, { message: 'broken' })
    const review = { id: 'review', author: 'Ana', rating: 5, text, date: '2026-05-14', avatar }
    if (pathname === '/functions/v1/fetch-reviews') return sendJson(response, 200, { reviews: [review] })
    return sendJson(response, 200, [{ ...film, video_url }])
  })
  const backend: ChangingBackend = {
    ...server,
    reviewText: 'Spotless.',
    videoUrl: '/videos/hero.mp4',
    mode: 'answers',
    asked: [],
    askedWithPayload: [],
    waiting: () => open.size,
  }
  return backend
}

const film = {
  id: 'film',
  is_featured: true,
  created_at: '2026-01-01T00:00:00+00:00',
  mime_type: null,
  poster_url: '/videos/hero.avif',
}
