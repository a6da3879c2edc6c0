import { beforeAll, describe, expect, test } from 'vitest'

import { knowledge } from '../../app/content/knowledge/knowledge.ts'
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

/** Beside the firm's, with words that it has not. */
async function addEntry(id: string, questions: string) {
  await queryAs(
    'postgres',
    `insert into knowledge (id, position, topic, questions, answer)
     values ($1, 9000, 'method', $2, 'Yes.')`,
    [`method/${id}`, questions],
  )
}

describe('a search', () => {
  beforeAll(async () => {
    for (const number of [1, 2, 3, 4])
      await addEntry(`lantern-${number}`, 'Do you polish a lantern?')
    await addEntry('gazebo', 'Do you come to the gazebo?')
  })

  test('finds an entry by inflected forms of its words', async () => {
    const [best] = await search('polished lanterns?')
    expect(best).toMatchObject({
      id: 'method/lantern-1',
      topic: 'method',
      coverage: 1,
    })
  })

  test('weights a rare word more heavily than a common one', async () => {
    const [best] = await search('a lantern in the gazebo')
    expect(best).toMatchObject({ id: 'method/gazebo' })
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
    const plain = await search('lantern gazebo')
    expect(plain).not.toEqual([])
    expect(await search('"lantern" & -gazebo | !')).toEqual(plain)
    expect(
      await search(`lantern'; drop table knowledge; -- gazebo`),
    ).not.toEqual([])
  })
})
