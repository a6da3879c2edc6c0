import {
  type AssistantResponse,
  assistantRequestSchema,
} from '#domain/assistant-contract.ts'

import { createAdminClient } from '../_shared/platform/admin-client.ts'
import { readEnvironment } from '../_shared/platform/function-environment.ts'
import {
  type ErrorBody,
  type JsonResponse,
  jsonResponse,
  readRequest,
} from '../_shared/platform/http.ts'
import { logEvent } from '../_shared/platform/log.ts'
import { rateLimitKey } from '../_shared/platform/visitor-hash.ts'
import { KnowledgeError } from './answer-from-knowledge.ts'
import { createAnswerer } from './answer-question.ts'
import { countQuestion } from './question-rate-limit.ts'

// 500 characters of up to a dozen bytes each when escaped as JSON, plus
// headroom.
const maxBodyBytes = 8 * 1024

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const answerQuestion = createAnswerer(client, environment)
const respond: JsonResponse<AssistantResponse | ErrorBody> = jsonResponse

Deno.serve(async (request) => {
  if (request.method !== 'POST')
    return respond(405, { error: 'Use POST' }, { Allow: 'POST' })

  const parsed = await readRequest(
    request,
    assistantRequestSchema,
    maxBodyBytes,
  )
  if (!parsed.ok) return respond(parsed.status, { error: parsed.error })
  const visitor = rateLimitKey(request.headers, environment)
  const retryAfterSeconds = await countQuestion(client, visitor)
  if (retryAfterSeconds > 0) return respondLimited(retryAfterSeconds)
  try {
    const response = await answerQuestion(parsed.value.message, visitor)
    return respond(200, { response })
  } catch (error) {
    const reason =
      error instanceof KnowledgeError ? error.message : 'unexpected'
    logEvent('error', 'question-failed', { reason })
    return respond(500, { error: 'Failed to answer the question' })
  }
})

function respondLimited(retryAfterSeconds: number): Response {
  logEvent('warn', 'question-limited')
  return respond(
    429,
    { error: 'Too many questions' },
    { 'Retry-After': String(retryAfterSeconds) },
  )
}
