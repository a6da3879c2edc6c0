export function hourlyResponse(type: string, body: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' },
  })
}
