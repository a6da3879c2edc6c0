import type { ServerResponse } from 'node:http'

import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

/** A row as the owner may have left it: empty cells included. */
export interface VideoRow {
  video_url: string
  mime_type: string | null
  poster_url: string | null
}

export type VideoTableAnswer = { rows: readonly VideoRow[] } | 'breaks' | 'hangs'

/**
 * A backend that knows only the two tables of featured videos, both with the same answer. `requests` are the
 * addresses it was asked for, the newest last; everything but the tables is unknown to it.
 */
export async function startVideoTables(
  answer: VideoTableAnswer,
): Promise<LoopbackServer & { requests: URL[] }> {
  const requests: URL[] = []
  const server = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend')
    if (!/^\/rest\/v1\/(pressure_washing|service)_videos$/.test(url.pathname)) {
      return send(response, 404, { message: 'unknown' })
    }
    requests.push(url)
    if (answer === 'hangs') return undefined
    if (answer === 'breaks') return send(response, 500, { message: 'broken' })
    return send(response, 200, answer.rows.map(completeRow))
  })
  return { ...server, requests }
}

function completeRow(row: VideoRow, index: number) {
  return { id: `video-${index}`, is_featured: true, created_at: '2026-01-01T00:00:00+00:00', ...row }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
