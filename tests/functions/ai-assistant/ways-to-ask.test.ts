import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { knowledge } from '../../../app/content/knowledge/knowledge.ts'
import { fillIn, readBusiness } from '../../../supabase/functions/ai-assistant/answer-question.ts'
import { answerTo, identity } from '../support/assistant.ts'
import { type RunningSupabase, startSupabase } from '../support/supabase.ts'

/** A subject is the ids of the right answers, `*` for all that begin so, followed by ways to ask for it. */
const subjects = (await readFile(new URL('exam/ways-to-ask.txt', import.meta.url), 'utf8'))
  .split('\n# ')
  .map((part) => {
    const [ids = '', ...questions] = part.replace(/^# /, '').split('\n')
    return { ids: ids.split(' '), questions: questions.filter(Boolean) }
  })

const business = readBusiness(identity)
const idOf = new Map(knowledge.map(({ id, answer }) => [fillIn(answer, business), id]))

const VISITOR_SECRET = 'shared by site and functions'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase({ ...identity, VISITOR_SECRET })
})
afterAll(() => supabase.remove())

test.each(subjects.map(({ ids, questions }, index) => ({ name: ids.join(' or '), ids, questions, index })))(
  'answers at least 18 of 20 ways to ask about $name',
  async ({ ids, questions, index }) => {
    // Each subject from a visitor of its own: one visitor may not ask them all within ten minutes.
    const visitor = { 'X-Visitor-Address': `203.0.113.${index + 1}`, 'X-Visitor-Secret': VISITOR_SECRET }
    const wrong: string[] = []
    for (const question of questions) {
      const { response } = await answerTo(`${supabase.url}/functions/v1`, question, visitor)
      const id = idOf.get(response) ?? 'no known answer'
      if (!ids.some((right) => (right.endsWith('*') ? id.startsWith(right.slice(0, -1)) : id === right)))
        wrong.push(`${question} → ${id}`)
    }
    expect(questions.length).toBeGreaterThanOrEqual(19)
    expect(wrong.slice(2)).toEqual([])
  },
)
