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

function reviewOf(author: string, sample = false): Review {
  const text = `${author}’s words`
  return { author, rating: 5, text, date: '2026-11-01', sample }
}

const ana = reviewOf('Ana')
const ben = reviewOf('Ben')
const sampleAna = reviewOf('Ana', true)
const sampleBen = reviewOf('Ben', true)

async function load(...reviews: Review[]) {
  const knowledge = [{ id: 'company' as const, answer: 'Ours' }]
  await pglite.exec(seedSql({ knowledge, reviews, hasFilm: false }))
}

async function loadFilm(hasFilm: boolean) {
  await pglite.exec(seedSql({ knowledge: [], reviews: [], hasFilm }))
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
  await load()
  const { rows } = await pglite.query('select id, answer from knowledge')
  expect(rows).toEqual([{ id: 'company', answer: 'Ours' }])
})

test('samples that the folder no longer has are removed', async () => {
  await load(sampleAna, sampleBen)
  expect(await shownAuthors()).toEqual(['Ana', 'Ben'])
  await load(sampleBen)
  expect(await shownAuthors()).toEqual(['Ben'])
})

test('the folder’s own reviews replace its samples, and one that is hidden stays hidden', async () => {
  await load(ana, ben, reviewOf('Cleo', true))
  expect(await shownAuthors()).toEqual(['Ana', 'Ben'])
  await pglite.exec(
    `select publish_review(id, false) from reviews where author = 'Ben'`,
  )
  await load(ana, ben, reviewOf('Cleo', true))
  expect(await shownAuthors()).toEqual(['Ana'])
})

test('reviews that the owner imported stay, are not doubled, and keep the samples away', async () => {
  await load()
  await pglite.query('select import_reviews($1)', [
    JSON.stringify([{ ...ana, reviewed_on: ana.date }]),
  ])
  await load(ana, sampleBen)
  await load(sampleBen)
  expect(await shownAuthors()).toEqual(['Ana'])
})

test('the folder’s film comes and goes, unless the owner featured another', async () => {
  await loadFilm(true)
  expect(await filmAddresses()).toEqual(['/videos/hero.mp4'])
  await loadFilm(false)
  expect(await filmAddresses()).toEqual([])
  await pglite.exec(`select feature_video('home', '/videos/mine.mp4')`)
  await loadFilm(true)
  expect(await filmAddresses()).toEqual(['/videos/mine.mp4'])
})
