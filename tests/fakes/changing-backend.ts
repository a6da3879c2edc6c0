import type { ServerResponse } from 'node:http'

import { sendJson } from './faults.ts'
import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

export interface ChangingBackend extends LoopbackServer {
  reviewText: string
  moreReviews: unknown[]
  videoUrl: string
  avatar?: string
  mode: 'ok' | 'error' | 'hang'
  requestedPaths: string[]
  pathsWithBody: string[]
  /** Of requests without a response. */
  pendingCount: () => number
}

export async function startChangingBackend(): Promise<ChangingBackend> {
  const pending = new Set<ServerResponse>()
  const server = await listenOnLoopback((request, response) => {
    pending.add(response)
    response.on('close', () => pending.delete(response))
    const { pathname } = new URL(request.url ?? '/', 'http://backend')
    backend.requestedPaths.push(pathname)
    const {
      'content-length': length = '0',
      'transfer-encoding': transferEncoding,
    } = request.headers
    if (length !== '0' || transferEncoding) backend.pathsWithBody.push(pathname)
    const { mode, reviewText: text, videoUrl: video_url, avatar } = backend
    if (mode === 'hang') return undefined
    if (mode === 'error') return sendJson(response, 500, { message: 'broken' })
    const review = {
      id: 'review',
      author: 'Ana',
      rating: 5,
      text,
      date: '2026-05-14',
      avatar,
    }
    if (pathname === '/functions/v1/fetch-reviews')
      return sendJson(response, 200, {
        reviews: [review, ...backend.moreReviews],
      })
    return sendJson(response, 200, [{ ...video, video_url }])
  })
  const backend: ChangingBackend = {
    ...server,
    reviewText: 'Spotless.',
    moreReviews: [],
    videoUrl: '/videos/hero.mp4',
    mode: 'ok',
    requestedPaths: [],
    pathsWithBody: [],
    pendingCount: () => pending.size,
  }
  return backend
}

const video = {
  id: 'video',
  is_featured: true,
  created_at: '2026-01-01T00:00:00+00:00',
  mime_type: null,
  poster_url: '/videos/hero.avif',
}
