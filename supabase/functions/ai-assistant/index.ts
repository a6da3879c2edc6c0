import * as v from 'valibot'

import { createAdminClient } from '../_shared/admin-client.ts'
import {
  type AssistantRefusal,
  type AssistantResponse,
  assistantRequestSchema,
} from '../_shared/assistant-contract.ts'
import { readEnvironment } from '../_shared/environment.ts'
import { answerJson, answerPreflight } from '../_shared/json-answer.ts'
import { logEvent } from '../_shared/log.ts'
import { readJsonBody } from '../_shared/read-json-body.ts'
import { fillIn, readBusiness } from './business.ts'
import { chooseAnswer } from './choose-answer.ts'
import { KnowledgeError } from './knowledge.ts'

// 500 characters, each at worst a dozen bytes when escaped as JSON, and some air.
const maxBodyBytes = 8 * 1024

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const business = readBusiness(environment)

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return answerPreflight()
  if (request.method !== 'POST') return answer(405, { error: 'Use POST' }, { Allow: 'POST, OPTIONS' })

  const body = await readJsonBody(request, maxBodyBytes)
  if (!body.ok) return answer(body.status, { error: body.error })
  const asked = v.safeParse(assistantRequestSchema, body.value)
  if (!asked.success) return answer(422, { error: describeIssue(asked.issues[0]) })

  try {
    const entry = await chooseAnswer(client, asked.output.message)
    logEvent('info', 'question-answered', { entry: entry.id })
    return answer(200, { response: fillIn(entry.answer, business) })
  } catch (error) {
    const reason = error instanceof KnowledgeError ? error.message : 'unexpected'
    logEvent('error', 'question-not-answered', { reason })
    return answer(500, { error: 'The question could not be answered' })
  }
})

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (v.getDotPath(issue) === null) return 'The body must be a JSON object'
  // The schema's own words, except for an absent field, where valibot speaks of keys and types.
  return issue.type === 'object' ? 'message is required' : issue.message
}

function answer(
  status: number,
  body: AssistantResponse | AssistantRefusal,
  headers?: Record<string, string>,
): Response {
  return answerJson(status, body, headers)
}
