import { sendJson } from './faults.ts'
import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

export interface VideoRow {
  video_url: string
  mime_type: string | null
  poster_url: string | null
}

export type VideoTableResponse =
  | { rows: readonly VideoRow[] }
  | 'error'
  | 'hang'

export async function startVideoTables(
  tableResponse: VideoTableResponse,
): Promise<LoopbackServer & { requests: URL[] }> {
  const requests: URL[] = []
  const server = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend')
    if (!/^\/rest\/v1\/(pressure_washing|service)_videos$/.test(url.pathname))
      return sendJson(response, 404, { message: 'unknown' })
    requests.push(url)
    if (tableResponse === 'hang') return undefined
    if (tableResponse === 'error')
      return sendJson(response, 500, { message: 'broken' })
    const common = {
      is_featured: true,
      created_at: '2026-01-01T00:00:00+00:00',
    }
    return sendJson(
      response,
      200,
      tableResponse.rows.map((row, index) => ({
        id: `video-${index}`,
        ...common,
        ...row,
      })),
    )
  })
  return { ...server, requests }
}
