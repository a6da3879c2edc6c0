import { join } from 'node:path'

import * as v from 'valibot'

import { errorMessage } from '#domain/error-message.ts'

import {
  testEmailPath,
  testEmailResponseSchema,
} from '../../supabase/functions/_shared/outbox/test-email.ts'
import { type Finding, fine, problem } from './findings.ts'
import type { Settings, SupabaseAccess } from './settings.ts'

const about = 'test email'

// A function of a hosted project has to start first, and makes up to two
// attempts of ten seconds.
const timeoutMs = 60_000

/** The function that emails the leads sends it, with its own settings. */
export async function requestTestEmail(
  settings: Settings,
  supabase: SupabaseAccess | null,
): Promise<Finding> {
  if (!supabase)
    return notSent('. The running site sends it, so run npm start first')
  const { url, deliverySecret } = supabase
  if (!deliverySecret)
    return notSent(". Set DELIVERY_SECRET to the value of the project's secret")
  try {
    const response = await callFunction(url, deliverySecret)
    const body: unknown = await response.json().catch(() => undefined)
    return readResponse(response.status, body, settings)
  } catch (error) {
    return notSent(`, because ${url} did not respond (${errorMessage(error)})`)
  }
}

function callFunction(url: string, secret: string): Promise<Response> {
  const functionUrl = `${url}/functions/v1/deliver-quote-emails`
  return fetch(`${functionUrl}${testEmailPath}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
}

function readResponse(
  status: number,
  body: unknown,
  { dataDir, functions }: Settings,
): Finding {
  if (status === 401)
    return notSent(', because DELIVERY_SECRET is not the project’s')
  if (status !== 200)
    return notSent(
      `, because deliver-quote-emails responded with status ${status}`,
    )
  const parsed = v.safeParse(testEmailResponseSchema, body)
  if (!parsed.success)
    return notSent(
      ', because the functions are older than this site. Deploy them again',
    )
  const result = parsed.output
  if (!result.delivered) return problem(about, result.reason)
  if (!result.isFile) {
    const recipients = result.to.join(', ')
    return fine(about, `accepted for ${recipients}; check that it arrives`)
  }
  const { RESEND_API_KEY, SMTP_URL } = functions.environment
  if (RESEND_API_KEY || SMTP_URL)
    return problem(
      about,
      'written to a file. The site was started with other settings, so restart it',
    )
  return fine(
    about,
    `written to ${join(dataDir, 'outbox')}. Nothing is sent until you set up email`,
  )
}

function notSent(reason: string): Finding {
  return problem(about, `not sent${reason}`)
}
