const shortestKey = 24

/** The signing key behind `whsec_<base64>`, or null when the text is none. */
export function webhookKey(secret: string): Uint8Array<ArrayBuffer> | null {
  if (!/^whsec_[A-Za-z\d+/]+={0,2}$/.test(secret)) return null
  try {
    const key = Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0))
    return key.length >= shortestKey ? key : null
  } catch {
    return null
  }
}

/** The `webhook-signature` of a message, as Standard Webhooks defines version 1. */
export async function signWebhook(
  key: Uint8Array<ArrayBuffer>,
  id: string,
  timestamp: number,
  body: string,
): Promise<string> {
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', hmac, signed))
  return `v1,${btoa(String.fromCharCode(...signature))}`
}
