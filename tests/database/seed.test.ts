import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Review } from '../../scripts/lib/review-file.ts'
import { seedSql } from '../../scripts/lib/seed-sql.ts'
import { memoryFolder } from '../support/memory-folder.ts'
import { copyDatabase } from '../support/prepared-database.ts'

let pglite: PGlite

beforeAll(async () => {
  const folder = memoryFolder('seed')
  await copyDatabase(folder)
  pglite = await PGlite.create(folder)
})
afterAll(() => pglite.close())

const [ana, ben, cleo] = ['Ana', 'Ben', 'Cleo'].map((author) => ({
  author,
  rating: 5,
  text: `${author}’s words`,
  date: '2026-11-01',
}))

interface Folder {
  reviews?: (Review | undefined)[]
  sampleReviews?: (Review | undefined)[]
  hasFilm?: boolean
}

async function load({
  reviews = [],
  sampleReviews = [],
  hasFilm = false,
}: Folder) {
  const sql = seedSql({
    knowledge: [{ id: 'company', answer: 'Ours' }],
    reviews: reviews.filter((review) => review !== undefined),
    sampleReviews: sampleReviews.filter((review) => review !== undefined),
    hasFilm,
  })
  await pglite.exec(sql)
}

async function shownAuthors() {
  const { rows } = await pglite.query<{ author: string }>(
    'select author from reviews where published order by author',
  )
  return rows.map(({ author }) => author)
}

async function filmAddresses() {
  const { rows } = await pglite.query<{ video_url: string }>(
    'select video_url from pressure_washing_videos where is_featured',
  )
  return rows.map(({ video_url }) => video_url)
}

test('answers that the folder no longer has are removed', async () => {
  await load({})
  const { rows } = await pglite.query('select id, answer from knowledge')
  expect(rows).toEqual([{ id: 'company', answer: 'Ours' }])
})

test('samples that the folder no longer has are removed', async () => {
  await load({ sampleReviews: [ana, ben] })
  expect(await shownAuthors()).toEqual(['Ana', 'Ben'])
  await load({ sampleReviews: [ben] })
  expect(await shownAuthors()).toEqual(['Ben'])
})

test('the folder’s own reviews replace its samples, and one that is hidden stays hidden', async () => {
  await load({ reviews: [ana, ben], sampleReviews: [cleo] })
  expect(await shownAuthors()).toEqual(['Ana', 'Ben'])
  await pglite.exec(
    `select publish_review(id, false) from reviews where author = 'Ben'`,
  )
  await load({ reviews: [ana, ben], sampleReviews: [cleo] })
  expect(await shownAuthors()).toEqual(['Ana'])
})

test('reviews that the owner imported stay, are not doubled, and keep the samples away', async () => {
  await load({})
  await pglite.query('select import_reviews($1)', [
    JSON.stringify([{ ...ana, reviewed_on: ana?.date }]),
  ])
  await load({ reviews: [ana], sampleReviews: [ben] })
  await load({ sampleReviews: [ben] })
  expect(await shownAuthors()).toEqual(['Ana'])
})

test('the folder’s film comes and goes, unless the owner featured another', async () => {
  await load({ hasFilm: true })
  expect(await filmAddresses()).toEqual(['/videos/hero.mp4'])
  await load({})
  expect(await filmAddresses()).toEqual([])
  await pglite.exec(`select feature_video('home', '/videos/mine.mp4')`)
  await load({ hasFilm: true })
  expect(await filmAddresses()).toEqual(['/videos/mine.mp4'])
})
