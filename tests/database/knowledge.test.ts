import { expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { knowledge } from '../../app/content/knowledge/knowledge.ts'
import { useTestDatabase } from './support/test-database.ts'

const [place] = serviceAreas
const queryAs = useTestDatabase()

test('the seed holds what the content says', async () => {
  const stored = await queryAs('service_role', 'select id, answer from knowledge order by position')
  expect(stored).toEqual(knowledge.map(({ id, answer }) => ({ id, answer })))
})

const search = (query: string | null) =>
  queryAs('service_role', 'select * from search_knowledge($1)', [query])

test('finds an entry by other forms of its words', async () => {
  const [best] = await search('cleaned roofs?')
  expect(best).toMatchObject({ id: 'service/roof', topic: 'service', coverage: 1 })
})

test('weighs a rare word more than a common one', async () => {
  const [best] = await search(`clean a roof in ${place.name}`)
  expect(best).toMatchObject({ id: `place/${place.slug}` })
})

test('covers little of a question about something else', async () => {
  const [best] = await search('tell me a joke about quantum physics')
  expect(Number(best?.['coverage'] ?? 0)).toBeLessThan(0.3)
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['stop words only', 'what is the of and'],
  ['signs only', `'"\\ & | ! <-> :* ( ) -- ;`],
  ['a lone combining mark', '\u0301'],
])('finds nothing for %s', async (_, query) => {
  expect(await search(query)).toEqual([])
})

test('treats search syntax and quotes as signs between words', async () => {
  const plain = await search('roof gutter')
  expect(plain).not.toEqual([])
  expect(await search('"roof" & -gutter | !')).toEqual(plain)
  expect(await search(`roof'; drop table knowledge; -- gutter`)).not.toEqual([])
})
