import '../_shared/edge-runtime.ts'
import { createAdminClient } from '../_shared/admin-client.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { nameOfError } from '../_shared/error-sentence.ts'
import { answerJson } from '../_shared/json-answer.ts'
import { logEvent } from '../_shared/log.ts'
import { readDeliverySettings } from '../_shared/quote-delivery/delivery-settings.ts'
import { isSameSecret } from '../_shared/same-secret.ts'
import { runDelivery } from './run-delivery.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const settings = readDeliverySettings(environment)

// For the scheduler alone: pg_cron on a hosted project, a timer in the embedded one. It takes no input.
Deno.serve(async (request) => {
  // Whatever was sent is not read, and must not keep the connection waiting.
  await request.body?.cancel().catch(() => undefined)
  if (request.method !== 'POST') return answerJson(405, { error: 'Use POST' }, { Allow: 'POST' })
  const { DELIVERY_SECRET } = environment
  const given = request.headers.get('authorization') ?? ''
  if (DELIVERY_SECRET === undefined || !isSameSecret(given, `Bearer ${DELIVERY_SECRET}`)) {
    return answerJson(401, { error: 'Not authorized' })
  }
  try {
    return answerJson(200, await runDelivery(client, settings))
  } catch (error) {
    logEvent('error', 'unexpected-error', { name: nameOfError(error) })
    return answerJson(500, { error: 'Something went wrong' })
  }
})
