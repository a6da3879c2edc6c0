import * as v from 'valibot'

import { assistantResponseSchema } from '../../../supabase/functions/_shared/assistant-contract.ts'

/** The identity the tests give to the functions: not the sample of the site, so that a mix-up shows. */
export const identity = {
  SITE_NAME: 'Test Wash Co',
  SITE_PHONE: '+19165550177',
  SITE_EMAIL: 'office@testwash.example',
}

/** Sends a call to the function; `body` goes out as it is when it is text or bytes, otherwise as JSON. */
export function call(supabaseUrl: string, body: unknown, init: RequestInit = {}): Promise<Response> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  return fetch(`${supabaseUrl}/functions/v1/ai-assistant`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: isRaw ? Uint8Array.from(Buffer.from(body)) : JSON.stringify(body),
    ...init,
  })
}

/** What the assistant answers to a message, and the language it says that is in. */
export async function answerTo(supabaseUrl: string, message: string) {
  const response = await call(supabaseUrl, { message })
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  const { response: text, lang } = v.parse(assistantResponseSchema, await response.json())
  return { text, lang }
}

/** What the assistant says to a message. */
export async function say(supabaseUrl: string, message: string): Promise<string> {
  return (await answerTo(supabaseUrl, message)).text
}
