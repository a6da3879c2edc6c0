import '../_shared/edge-runtime.ts'
import { createAdminClient } from '../_shared/admin-client.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { answerJson, answerPreflight } from '../_shared/json-answer.ts'
import { logEvent } from '../_shared/log.ts'
import { readMailSettings } from '../_shared/mail/mail-settings.ts'
import type { QuoteResponse } from '../_shared/quote-contract.ts'
import { notifyOwner } from './notify-owner.ts'
import { readSubmission, type Refusal } from './read-submission.ts'
import { storeSubmission } from './store-submission.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const mailSettings = readMailSettings(environment)

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return answerPreflight()
  try {
    return await takeQuoteRequest(request)
  } catch (error) {
    logEvent('error', 'unexpected-error', { name: error instanceof Error ? error.name : 'unknown' })
    return answer(500, { success: false, error: 'Something went wrong' })
  }
})

/**
 * Stored is success: the visitor hears so at once, and the owner's mail goes out afterwards. A repeated
 * submission answers like the first one and mails nobody again.
 */
async function takeQuoteRequest(request: Request): Promise<Response> {
  const reading = await readSubmission(request)
  if (!reading.ok) return answerRefusal(reading.refusal)

  const { submission } = reading
  const storing = await storeSubmission(client, submission)
  if (storing.outcome === 'failed') {
    logEvent('error', 'quote-request-not-stored', { code: storing.code })
    return answer(500, { success: false, error: 'The request could not be stored' })
  }
  if (storing.outcome === 'refused') {
    logEvent('warn', 'quote-request-refused-by-database', { code: storing.code })
    return answer(422, { success: false, error: 'The request was not accepted' })
  }

  const { requestId, notificationId, isNew } = storing
  logEvent('info', 'quote-request-stored', { requestId, isNew })
  if (isNew) {
    const facts = { requestId, notificationId, quote: submission.quote, receivedAt: new Date() }
    EdgeRuntime.waitUntil(notifyOwner(client, mailSettings, facts))
  }
  return answer(200, { success: true })
}

function answerRefusal(refusal: Refusal): Response {
  const headers = refusal.status === 405 ? { Allow: 'POST, OPTIONS' } : undefined
  return answer(refusal.status, { success: false, error: refusal.error }, headers)
}

function answer(status: number, body: QuoteResponse, headers?: Record<string, string>): Response {
  return answerJson(status, body, headers)
}
