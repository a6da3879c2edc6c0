import { expect, test } from 'vitest'

import { knowledge } from '../../app/content/knowledge/knowledge.ts'
import { exampleCity } from '../support/example-city.ts'
import { useTestDatabase } from './support/test-database.ts'

const queryAs = useTestDatabase()

test('the seed contains the knowledge entries of the site content in order', async () => {
  const stored = await queryAs(
    'service_role',
    'select id, answer from knowledge order by position',
  )
  const entries = knowledge.map(({ id, answer }) => ({ id, answer }))
  expect(stored).toEqual(entries)
})

const search = (query: string) =>
  queryAs('service_role', 'select * from search_knowledge($1)', [query])

test('finds an entry by inflected forms of its words', async () => {
  const [best] = await search('cleaned roofs?')
  expect(best).toMatchObject({
    id: 'service/roof',
    topic: 'service',
    coverage: 1,
  })
})

test('weights a rare word more heavily than a common one', async () => {
  const [best] = await search(`clean a roof in ${exampleCity.name}`)
  expect(best).toMatchObject({ id: `place/${exampleCity.slug}` })
})

test('reports low coverage for an unrelated question', async () => {
  const [best] = await search('tell me a joke about quantum physics')
  expect(Number(best?.['coverage'] ?? 0)).toBeLessThan(0.3)
})

const emptyQueries = [
  { what: 'only stop words', query: 'what is the of and' },
  { what: 'a lone combining mark', query: '\u0301' },
]

test.each(emptyQueries)('finds nothing for $what', async ({ query }) => {
  expect(await search(query)).toEqual([])
})

test('treats search syntax and quotes as word separators', async () => {
  const plain = await search('roof gutter')
  expect(plain).not.toEqual([])
  expect(await search('"roof" & -gutter | !')).toEqual(plain)
  expect(await search(`roof'; drop table knowledge; -- gutter`)).not.toEqual([])
})
