/**
 * Whether the caller is the scheduler: `Authorization: Bearer <DELIVERY_SECRET>`. Without that setting nobody
 * is. Compares digests, so that the time it takes tells nothing about the secret.
 */
export async function isAuthorized(headers: Headers, secret: string | undefined): Promise<boolean> {
  const given = /^Bearer (?<token>\S+)$/.exec(headers.get('authorization') ?? '')?.groups?.['token']
  if (secret === undefined || given === undefined) return false
  const [expected, actual] = await Promise.all([digest(secret), digest(given)])
  return expected === actual
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return bytes.join(' ')
}
