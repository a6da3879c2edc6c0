import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { folderRows } from '#domain/sample-data.ts'

import { connect } from '../../scripts/lib/supabase-connection.ts'
import { temporaryDataFolder } from '../database/support/data-folder.ts'
import { startSupabase, useSupabase } from '../database/support/supabase.ts'
import { hasFilm } from '../support/has-film.ts'
import { ownReviews, seededReviews } from '../support/shown-reviews.ts'
import { type CommandResult, runCommand } from './support/run-command.ts'

interface PublicAccess {
  url: string
  publishableKey: string
}

type Table = 'reviews' | 'pressure_washing_videos' | 'service_videos'

/** Returns the rows that visitors can read. */
async function readPublicRows(access: PublicAccess, table: Table) {
  const client = connect(access.url, access.publishableKey)
  const { data } = await client.from(table).select('*').throwOnError()
  return data
}

const idPrefix =
  ownReviews.length > 0 ? folderRows.review : folderRows.sampleReview
const severalIds = seededReviews.length > 1 ? [idPrefix.slice(0, 8)] : []

/** Starts a Supabase with what the folder has at a first start for one test. */
async function startWithFolder() {
  const dataDir = await temporaryDataFolder()
  const supabase = await startSupabase(dataDir)
  return {
    dataDir,
    run: (name: string, ...args: string[]) =>
      runCommand(name, args, { DATA_DIR: dataDir }),
    publicRows: (table: Table) => readPublicRows(supabase, table),
  }
}

const review = {
  author: 'Ana P.',
  rating: 5,
  text: 'On time.',
  reviewed_on: '2026-11-01',
}
const addReview = [
  '--add',
  '--author',
  review.author,
  '--rating',
  String(review.rating),
  '--text',
  review.text,
  '--date',
  review.reviewed_on,
]

test('the first added review replaces the samples, and can be hidden and published by its ID', async () => {
  const { run, publicRows } = await startWithFolder()
  const before = await run('reviews')
  expect(before.stdout.match(/SAMPLE/g) ?? []).toHaveLength(
    seededReviews.length - ownReviews.length,
  )
  const { stdout } = await run('reviews', ...addReview)
  const [id = ''] = stdout.split('\n')
  expect(await run('reviews', '--hide', id.slice(0, 6))).toMatchObject({
    status: 0,
  })
  expect(await publicRows('reviews')).toHaveLength(ownReviews.length)
  const listed = await run('reviews')
  expect(listed.stdout).toMatch(new RegExp(`^${id} .* hidden `, 'm'))
  expect(await run('reviews', '--publish', id)).toMatchObject({ status: 0 })
  const shown = await publicRows('reviews')
  expect(shown).toHaveLength(ownReviews.length + 1)
  expect(shown).toContainEqual(expect.objectContaining(review))
})

const row = 'Bo,4,"Said ""Tuesday"", came\nTuesday",2026-10-02'

test('an import adds all rows or none, each only once, and leaves a hidden review hidden', async () => {
  const { dataDir, run, publicRows } = await startWithFolder()
  const file = join(dataDir, 'reviews.csv')
  writeFileSync(file, `author,rating,text,date\n${row}\nCy,6,Great,\n`)
  expect(await run('reviews', '--import', file)).toMatchObject({ status: 1 })
  expect(await publicRows('reviews'), 'the first ones stay').toHaveLength(
    seededReviews.length,
  )
  const rows = [row, 'Dee,5,Fine,', 'Dee,5,Fine,']
  writeFileSync(file, ['author,rating,text,date', ...rows].join('\r\n'))
  const imported = await run('reviews', '--import', file)
  expect(imported.stdout).toContain('2 added, 1 already present.')
  expect(await publicRows('reviews')).toHaveLength(ownReviews.length + 2)
  const listed = await run('reviews')
  expect(listed.stdout).toContain('Said "Tuesday", came Tuesday')

  const [id = ''] = imported.stdout.split('\n')
  await run('reviews', '--hide', id)
  const again = await run('reviews', '--import', file)
  expect(again.stdout).toContain('0 added, 3 already present.')
  expect(await publicRows('reviews')).toHaveLength(ownReviews.length + 1)
})

describe('with a database that each test only adds to', () => {
  const supabase = useSupabase()

  function reviews(...args: string[]): Promise<CommandResult> {
    return runCommand('reviews', args, { DATA_DIR: supabase().dataDir })
  }

  test('an import rejects invalid rows and names their numbers and columns', async () => {
    const file = join(supabase().dataDir, 'reviews.csv')
    const rows = [
      'author,rating,text,date',
      'Bo,5,"Neat,\nneat",',
      '',
      'Cy,5,Great,2.10.2026',
      'Cy,5,Great,2999-01-01',
      'Cy,4.5,,',
    ]
    writeFileSync(file, rows.join('\n'))
    expect(await reviews('--import', file)).toEqual({
      status: 1,
      stdout: '',
      stderr: `Row 4: date must be a date such as 2026-11-01 or 11/1/2026: 2.10.2026.
Row 5: date is in the future: 2999-01-01.
Row 6: rating must be 1, 2, 3, 4 or 5: 4.5; text is missing.
Nothing was added.
`,
    })
  })

  test.each([
    {
      id: '00000000-0000-4000-8000-000000000000',
      problem: 'ID not found: 00000000-0000-4000-8000-000000000000',
    },
    ...severalIds.map((id) => ({
      id,
      problem: `Several IDs begin with ${id}. Write more of it.`,
    })),
    {
      id: '5a3b1',
      problem: 'Write at least the first 6 letters of the ID: 5a3b1',
    },
  ])('the ID $id is rejected: $problem', async ({ id, problem }) => {
    expect(await reviews('--publish', id)).toEqual({
      status: 1,
      stdout: '',
      stderr: `${problem}\n`,
    })
  })

  test.runIf(hasFilm).each([
    {
      video: '/videos/hero-portrait.mp4',
      poster: '/videos/missing.avif',
      problem: 'films/missing.avif',
    },
    {
      video: '/videos/hero.avif',
      poster: '/videos/hero.avif',
      problem: 'is not an MP4 or WebM video.',
    },
    {
      video: 'https://elsewhere.example/a.mp4',
      poster: '/videos/hero.avif',
      problem: 'so browsers would block it',
    },
  ])(
    'the video $video with the poster $poster is rejected',
    async ({ video, poster, problem }) => {
      const args = ['--feature', 'home', '--video', video, '--poster', poster]
      const environment = { DATA_DIR: supabase().dataDir }
      const result = await runCommand('videos', args, environment)
      expect(result).toMatchObject({ status: 1, stdout: '' })
      expect(result.stderr).toContain(problem)
    },
  )
})

test.runIf(hasFilm)(
  'a video is shown with its poster and replaces the film of the folder',
  async () => {
    const { run, publicRows } = await startWithFolder()
    const before = await run('videos')
    expect(before.stdout.replaceAll(/ +/g, ' ')).toContain(
      'home shown /videos/hero.mp4',
    )
    const video = ['--video', '/videos/hero-portrait.mp4']
    const poster = ['--poster', '/videos/hero-portrait.avif']
    const result = await run('videos', '--feature', 'home', ...video, ...poster)
    expect(result).toMatchObject({ status: 0, stderr: '' })
    expect(await publicRows('pressure_washing_videos')).toMatchObject([
      {
        video_url: '/videos/hero-portrait.mp4',
        poster_url: '/videos/hero-portrait.avif',
        mime_type: 'video/mp4',
      },
    ])
    expect(await publicRows('service_videos')).toEqual([])
  },
)
