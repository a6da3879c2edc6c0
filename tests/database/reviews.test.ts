import { beforeEach, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'

const denied = expect.objectContaining({ code: '42501' })
const refused = expect.objectContaining({ code: '23514' })

describeMigrated('reviews', (as) => {
  beforeEach(async () => {
    await as('postgres', 'truncate reviews')
    await as(
      'postgres',
      `insert into reviews (author, rating, text, reviewed_on, published) values
       ('Shown', 5, 'Clean.', '2026-05-14', true), ('Kept back', 1, 'Not read yet.', '2026-05-15', false)`,
    )
  })

  test.each(['anon', 'authenticated'] as const)('shows %s only what is published', async (role) => {
    const rows = await as(role, 'select author, avatar_url, rating, text, reviewed_on::text from reviews')
    expect(rows).toEqual([
      { author: 'Shown', avatar_url: null, rating: 5, text: 'Clean.', reviewed_on: '2026-05-14' },
    ])
  })

  test.each(['anon', 'authenticated'] as const)('lets %s change nothing', async (role) => {
    const insert = `insert into reviews (author, rating, text, reviewed_on, published)
      values ('Stranger', 5, 'Buy here.', '2026-05-16', true)`
    for (const sql of [
      insert,
      'update reviews set published = true',
      'delete from reviews',
      'truncate reviews',
    ]) {
      await expect(as(role, sql)).rejects.toEqual(denied)
    }
    expect(await as('postgres', 'select author from reviews order by author')).toEqual([
      { author: 'Kept back' },
      { author: 'Shown' },
    ])
  })

  test('shows the server role all', async () => {
    expect(await as('service_role', 'select author from reviews order by author')).toEqual([
      { author: 'Kept back' },
      { author: 'Shown' },
    ])
  })

  test('publishes nothing by itself', async () => {
    const inserted = `insert into reviews (author, rating, text, reviewed_on)
      values ('New', 5, 'Fine.', '2026-05-16') returning published`
    expect(await as('postgres', inserted)).toEqual([{ published: false }])
  })

  test.each([
    ['no stars', `rating = 0`],
    ['six stars', `rating = 6`],
    ['no words', `text = '  '`],
    ['no author', `author = ''`],
    ['a picture that is not on https', `avatar_url = 'http://pictures.example/a.jpg'`],
  ])('refuses a review with %s', async (_what, change) => {
    await expect(as('postgres', `update reviews set ${change}`)).rejects.toEqual(refused)
  })
})
