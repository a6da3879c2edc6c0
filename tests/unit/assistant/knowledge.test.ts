import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { cities } from '../../../app/content/cities/cities.ts'
import { knowledge } from '../../../app/content/knowledge/knowledge.ts'
import { services } from '../../../app/content/services/services.ts'
import { knowledgeFile, knowledgeSql } from '../../../scripts/lib/knowledge-sql.ts'

test('the knowledge the database loads is the one of the content: run npm run knowledge', async () => {
  expect(await readFile(knowledgeFile, 'utf8')).toBe(knowledgeSql(knowledge))
})

test('every entry has an id of its own', () => {
  expect(new Set(knowledge.map(({ id }) => id)).size).toBe(knowledge.length)
})

test('every service and every served place is known, with what its price depends on', () => {
  const ids = new Set(knowledge.map(({ id }) => id))
  for (const { id } of services)
    expect([ids.has(`service/${id}`), ids.has(`price/${id}`)]).toEqual([true, true])
  for (const { slug } of cities) expect(ids.has(`place/${slug}`)).toBe(true)
})

test.each(knowledge.map((entry) => [entry.id, entry.answer] as const))(
  '%s is short enough to read, names no price and fills no unknown place',
  (_id, answer) => {
    expect(answer.length).toBeGreaterThan(40)
    expect(answer.length).toBeLessThanOrEqual(650)
    expect(answer).not.toMatch(/\$|\bdollars?\b|\d+ ?(?:USD|per square)/)
    expect(answer.replaceAll(/\{(?:name|phone|email)\}/g, '')).not.toMatch(/[{}]|undefined/)
  },
)
