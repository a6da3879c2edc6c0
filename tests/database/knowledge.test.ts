import { readFile } from 'node:fs/promises'

import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { knowledge } from '../../app/content/knowledge/knowledge.ts'
import { knowledgeFile, knowledgeSql } from '../../scripts/lib/knowledge-sql.ts'
import { describeMigrated } from './support/every-engine.ts'

const [place] = serviceAreas

const foundSchema = v.array(
  v.object({
    id: v.string(),
    topic: v.string(),
    answer: v.string(),
    relevance: v.number(),
    coverage: v.number(),
  }),
)

describeMigrated('knowledge', (as, run) => {
  beforeAll(async () => load(await readFile(knowledgeFile, 'utf8')))

  const load = (sql: string) => run((client) => client.exec(sql))

  const stored = () => as('service_role', 'select id, answer from knowledge order by position')

  async function search(query: string | null, maxResults: number | null = 5, language = 'en') {
    const limit = maxResults === null ? null : String(maxResults)
    const sql = 'select * from search_knowledge($1, $2::integer, $3)'
    return v.parse(foundSchema, await as('service_role', sql, [query, limit, language]))
  }

  test('holds what the content says after loading, however often it is loaded', async () => {
    const expected = knowledge.map(({ id, answer }) => ({ id, answer }))
    expect(await stored()).toEqual(expected)
    await load(knowledgeSql(knowledge))
    expect(await stored()).toEqual(expected)
  })

  test('an entry that left the content leaves the table, a changed one changes', async () => {
    const [first] = knowledge
    if (!first) throw new Error('there is no knowledge')
    await load(knowledgeSql([{ ...first, answer: "It's another answer" }]))
    expect(await stored()).toEqual([{ id: first.id, answer: "It's another answer" }])
    await load(knowledgeSql(knowledge))
  })

  test.each(['anon', 'authenticated'] as const)('is closed to %s', async (role) => {
    const denied = expect.objectContaining({ code: '42501' })
    await expect(as(role, 'select * from knowledge')).rejects.toEqual(denied)
    await expect(as(role, `select * from search_knowledge('roof')`)).rejects.toEqual(denied)
  })

  test('the server role reads it but cannot change it', async () => {
    const denied = expect.objectContaining({ code: '42501' })
    await expect(as('service_role', 'delete from knowledge')).rejects.toEqual(denied)
  })

  test('an entry is found by other forms of its words', async () => {
    const [best] = await search('cleaned roofs?')
    expect(best).toMatchObject({ id: 'service/roof', topic: 'service', coverage: 1 })
  })

  test('a rare word counts more than a common one', async () => {
    const [best] = await search(`clean a roof in ${place.name}`)
    expect(best?.id).toBe(`place/${place.slug}`)
  })

  test.each(['¿Limpian canaletas?', 'limpiar canaleta', 'LIMPIEN CANALETAS'])(
    'a Spanish entry is found by other forms of its words: %s',
    async (query) => {
      const [best] = await search(query, 5, 'es')
      expect(best?.id).toBe('es/service/gutter')
    },
  )

  test('in Spanish accents make no difference', async () => {
    const typed = await search('musgo, liquenes, garantia, presion, adoquin', 10, 'es')
    expect(typed).not.toEqual([])
    expect(await search('musgo, líquenes, garantía, presión, adoquín', 10, 'es')).toEqual(typed)
  })

  test('one language never answers for the other', async () => {
    for (const { id } of await search(`patio epoxy ${place.name}`, 50)) expect(id).not.toMatch(/^es\//)
    for (const { id } of await search(`patio epoxy ${place.name}`, 50, 'es')) expect(id).toMatch(/^es\//)
    expect(await search('roof', 5, 'tlh')).toEqual([])
  })

  test('words nobody knows keep the coverage low', async () => {
    const [best] = await search('tell me a joke about quantum physics')
    expect(best?.coverage ?? 0).toBeLessThan(0.3)
  })

  test('an entry without questions is never found', async () => {
    const found = await search('hello goodbye welcome thank you sure answer guess', 50)
    expect(found.map(({ id }) => id)).not.toContain('talk/hand-over')
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['stop words only', 'what is the of and'],
    ['signs only', `'"\\ & | ! <-> :* ( ) -- ;`],
  ])('%s finds nothing', async (_what, query) => {
    expect(await search(query)).toEqual([])
  })

  test('search syntax and quotes are only signs between words', async () => {
    const plain = await search('roof gutter')
    expect(await search('"roof" & -gutter | !')).toEqual(plain)
    expect(await search(`roof'; drop table knowledge; -- gutter`)).not.toEqual([])
  })

  test.each([
    [3, 3],
    [0, 0],
    [-1, 0],
    [1_000_000, 50],
    [null, 5],
  ])('at most %s results are %s', async (limit, count) => {
    expect(await search('clean house driveway roof patio price cost work', limit)).toHaveLength(count)
  })

  test('any text is a question', async () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !text.includes('\0'))
    await fc.assert(
      fc.asyncProperty(anyText, async (query) => {
        for (const { coverage } of await search(query.toWellFormed())) {
          expect(coverage).toBeGreaterThan(0)
          expect(coverage).toBeLessThanOrEqual(1.0001)
        }
      }),
      { numRuns: 100 },
    )
  })
})
