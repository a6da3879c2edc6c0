import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type RunningSupabase, startSupabase } from '../supabase-fixture.ts'
import { answerTo, call } from './ai-assistant-fixture.ts'
import { examIdentity } from './exam/exam-question.ts'
import { exam } from './exam/exam.ts'
import { grade } from './exam/grade.ts'
import { tooLong } from './exam/hard-questions.ts'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase(examIdentity)
})
afterAll(() => supabase.remove())

test('the exam has at least sixty questions, every subject some', () => {
  const counts = Object.values(exam).map((questions) => questions.length)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(60)
})

describe.each(Object.entries(exam))('asked about %s, the assistant passes', (_subject, questions) => {
  test.each(questions)('$question', async (question) => {
    const answered = await answerTo(supabase.url, question.question)
    expect({ ...answered, faults: grade(question, answered) }).toEqual({ ...answered, faults: [] })
  })
})

test('a question of 501 characters is refused', async () => {
  expect((await call(supabase.url, { message: tooLong })).status).toBe(422)
})
