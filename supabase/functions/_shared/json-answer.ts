// Any origin may call: the functions hold no session, so there is nothing a foreign page could ride on.
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, idempotency-key',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
}

/** The answer to a call that was none; safe to log and to show. */
export interface Refusal {
  error: string
}

/** `answerJson` for a function whose answers are of one type. */
export type JsonAnswer<Body> = (status: number, body: Body, headers?: Record<string, string>) => Response

/** A JSON response that no cache keeps and a page of any origin may read. */
export function answerJson(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, 'Cache-Control': 'no-store', ...headers } })
}

/** The answer to a browser's CORS preflight. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: corsHeaders })
}
