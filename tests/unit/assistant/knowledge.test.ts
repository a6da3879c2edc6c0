import { expect, test } from 'vitest'

import { cities } from '../../../app/content/cities/cities.ts'
import { knowledge } from '../../../app/content/knowledge/knowledge.ts'
import { serviceFile } from '../../../app/content/services/service-files.ts'
import { serviceIds } from '../../../app/content/services/service-index.ts'

test('the knowledge has unique entries for every service, every price that has a text and every city', () => {
  const ids = knowledge.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const priced = serviceIds.filter(
    (id) => serviceFile(id).priceDependsOn !== undefined,
  )
  expect(ids).toEqual(
    expect.arrayContaining([
      ...serviceIds.map((id) => `service/${id}`),
      ...priced.map((id) => `price/${id}`),
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
