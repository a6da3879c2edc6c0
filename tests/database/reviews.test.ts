import { beforeEach, expect, test } from 'vitest'

import { useTestDatabase } from './support/test-database.ts'

const queryAs = useTestDatabase()
beforeEach(async () => {
  await queryAs('postgres', 'truncate reviews')
  await queryAs(
    'postgres',
    `insert into reviews (author, rating, text, reviewed_on, published) values
     ('Shown', 5, 'Clean.', '2026-05-14', true), ('Kept back', 1, 'Not read yet.', '2026-05-15', false)`,
  )
})

test('shows visitors published reviews and the server all', async () => {
  const read = 'select author from reviews order by author'
  expect(await queryAs('anon', read)).toEqual([{ author: 'Shown' }])
  expect(await queryAs('authenticated', read)).toEqual([{ author: 'Shown' }])
  expect(await queryAs('service_role', read)).toEqual([{ author: 'Kept back' }, { author: 'Shown' }])
})

test('does not publish a new review by itself', async () => {
  const insert = `insert into reviews (author, rating, text, reviewed_on)
    values ('New', 5, 'Fine.', '2026-05-16') returning published`
  expect(await queryAs('postgres', insert)).toEqual([{ published: false }])
})

test.each([
  ['no stars', 'rating = 0'],
  ['six stars', 'rating = 6'],
  ['no words', `text = '  '`],
  ['no author', `author = ''`],
  ['a picture that is not on https', `avatar_url = 'http://pictures.example/a.jpg'`],
])('refuses a review with %s', async (_, assignment) => {
  await expect(queryAs('postgres', `update reviews set ${assignment}`)).rejects.toMatchObject({
    code: '23514',
  })
})
