import { expect, test } from 'vitest'

import { cities } from '../../../app/content/cities/cities.ts'
import { knowledge } from '../../../app/content/knowledge/knowledge.ts'
import { services } from '../../../app/content/services/services.ts'

test('the knowledge has unique entries for every service, its price and every city', () => {
  const ids = knowledge.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining([
      ...services.flatMap(({ id }) => [`service/${id}`, `price/${id}`]),
      ...cities.map(({ slug }) => `place/${slug}`),
    ]),
  )
})

test('no entry is too long, gives a price or has a placeholder', () => {
  const price = /\$|\bdollars?\b|\d+ ?(?:USD|per square)/
  for (const { id, answer } of knowledge) {
    expect(answer.length, `${id} is short`).toBeLessThanOrEqual(650)
    expect(answer, `${id} gives no price`).not.toMatch(price)
    expect(answer, `${id} is filled in`).not.toMatch(/[{}]|undefined/)
  }
})
