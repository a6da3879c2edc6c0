/** Asks for a quote as a browser without JavaScript does, on the page at `url`. A redirect is the answer, not followed. */
export function postQuote(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams(fields),
  })
}
