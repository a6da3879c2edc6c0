const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-max-age': '3600',
}

/** Answer to a browser's question whether it may call the REST interface. */
export function preflightResponse(request: Request): Response {
  const headers =
    request.headers.get('access-control-request-headers') ?? 'apikey, authorization, content-type'
  return new Response(null, { status: 204, headers: { ...allowed, 'access-control-allow-headers': headers } })
}

/** Lets pages of any origin read the answer: what a key may see is decided in the database. */
export function allowAnyOrigin(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*')
  return response
}
