import { createAdminClient } from '../_shared/admin-client.ts'
import { type AssistantResponse, assistantRequestSchema } from '../_shared/assistant-contract.ts'
import { readEnvironment } from '../_shared/environment.ts'
import {
  type JsonResponse,
  jsonResponse,
  preflightResponse,
  readRequest,
  type Refusal,
} from '../_shared/http.ts'
import { logEvent } from '../_shared/log.ts'
import { rateLimitKey } from '../_shared/visitor-hash.ts'
import { createAnswering, KnowledgeError } from './answer-question.ts'
import { countQuestion } from './rate-limit.ts'

// 500 characters of up to a dozen bytes each when escaped as JSON, plus headroom.
const maxBodyBytes = 8 * 1024

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const answerQuestion = createAnswering(client, environment)
const respond: JsonResponse<AssistantResponse | Refusal> = jsonResponse

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return preflightResponse()
  if (request.method !== 'POST') return respond(405, { error: 'Use POST' }, { Allow: 'POST, OPTIONS' })

  const asked = await readRequest(request, assistantRequestSchema, maxBodyBytes)
  if (!asked.ok) return respond(asked.status, { error: asked.error })
  const visitor = rateLimitKey(request.headers, environment)
  const wait = await countQuestion(client, visitor)
  if (wait > 0) {
    logEvent('warn', 'question-refused', { reason: 'visitor limit' })
    return respond(429, { error: 'Too many questions' }, { 'Retry-After': String(wait) })
  }
  try {
    return respond(200, { response: await answerQuestion(asked.value.message, visitor) })
  } catch (error) {
    const reason = error instanceof KnowledgeError ? error.message : 'unexpected'
    logEvent('error', 'question-not-answered', { reason })
    return respond(500, { error: 'The question could not be answered' })
  }
})
