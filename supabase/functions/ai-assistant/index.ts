import * as v from 'valibot'

import { createAdminClient } from '../_shared/admin-client.ts'
import { type AssistantResponse, assistantRequestSchema } from '../_shared/assistant-contract.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { answerJson, answerPreflight, type JsonAnswer, type Refusal } from '../_shared/json-answer.ts'
import { logEvent } from '../_shared/log.ts'
import { rateLimitKey } from '../_shared/rate-limit-key.ts'
import { describeIssue, readJsonBody } from '../_shared/read-json-body.ts'
import { createAnswering } from './answer-question.ts'
import { KnowledgeError } from './knowledge.ts'
import { countQuestion } from './limits.ts'

// 500 characters, each at worst a dozen bytes when escaped as JSON, and some air.
const maxBodyBytes = 8 * 1024

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const answerQuestion = createAnswering(client, environment)
const answer: JsonAnswer<AssistantResponse | Refusal> = answerJson

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return answerPreflight()
  if (request.method !== 'POST') return answer(405, { error: 'Use POST' }, { Allow: 'POST, OPTIONS' })

  const body = await readJsonBody(request, maxBodyBytes)
  if (!body.ok) return answer(body.status, { error: body.error })
  const asked = v.safeParse(assistantRequestSchema, body.value)
  if (!asked.success) return answer(422, { error: describeIssue(asked.issues[0]) })

  const visitor = rateLimitKey(request.headers, environment)
  const wait = await countQuestion(client, visitor)
  if (wait > 0) {
    logEvent('warn', 'question-refused', { reason: 'visitor limit' })
    return answer(429, { error: 'Too many questions' }, { 'Retry-After': String(wait) })
  }
  try {
    return answer(200, await answerQuestion(asked.output.message, visitor))
  } catch (error) {
    const reason = error instanceof KnowledgeError ? error.message : 'unexpected'
    logEvent('error', 'question-not-answered', { reason })
    return answer(500, { error: 'The question could not be answered' })
  }
})
