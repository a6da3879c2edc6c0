import * as v from 'valibot'

import { type Delivery, postJson, retryAdvice } from '../delivery.ts'
import { readLimitedText } from '../limited-text.ts'
import type { ResendSettings } from './mail-settings.ts'
import type { Mail } from './mail.ts'

const maxAnswerBytes = 16_384

const json = v.pipe(v.string(), v.parseJson())
const acceptedSchema = v.pipe(json, v.object({ id: v.pipe(v.string(), v.nonEmpty()) }))
const refusedSchema = v.pipe(
  json,
  v.object({ name: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)), message: v.string() }),
)

/**
 * Sends a mail through Resend's HTTP API. Only an answer with the id of the accepted mail counts as
 * delivered: the idempotency key makes it safe to try again after any other answer.
 */
export async function sendByResend(
  settings: ResendSettings,
  mail: Mail,
  timeoutMs: number,
): Promise<Delivery> {
  const { apiKey, apiUrl } = settings
  const answer = await postJson(new URL(`${apiUrl.pathname.replace(/\/$/, '')}/emails`, apiUrl), {
    provider: 'Resend',
    headers: { Authorization: `Bearer ${apiKey}`, 'Idempotency-Key': mail.key },
    body: JSON.stringify(resendMessage(mail)),
    timeoutMs,
  })
  return answer instanceof Response ? judgeAnswer(answer) : answer
}

function resendMessage(mail: Mail) {
  return {
    from: mailbox(mail.from),
    to: [mail.to],
    ...(mail.replyTo === null ? {} : { reply_to: mailbox(mail.replyTo) }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  }
}

function mailbox({ name, address }: { name: string; address: string }): string {
  if (name === '') return address
  return `"${name.replaceAll(/["\\]/g, '\\$&')}" <${address}>`
}

async function judgeAnswer(response: Response): Promise<Delivery> {
  const body = await readLimitedText(response.body, maxAnswerBytes)
  const answer = body.ok ? body.text : ''
  if (response.ok) {
    if (v.is(acceptedSchema, answer)) return { delivered: true }
    return { delivered: false, reason: `Resend answered ${response.status} without an id` }
  }
  const refused = v.safeParse(refusedSchema, answer)
  const advice = retryAdvice(response)
  if (!refused.success) return { delivered: false, reason: `Resend answered ${response.status}`, ...advice }
  const { name, message } = refused.output
  return {
    delivered: false,
    reason: `Resend answered ${response.status} ${name}`,
    detail: message,
    ...advice,
    // The other 409 means that the same mail is being taken right now.
    ...(name === 'invalid_idempotent_request' ? { permanent: true } : {}),
  }
}
