import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { connect } from '../../scripts/lib/supabase-connection.ts'
import { useSupabase } from '../database/support/supabase.ts'
import { runCommand } from './support/run-command.ts'

const supabase = useSupabase()

function run(name: string, ...args: string[]) {
  return runCommand(name, args, { DATA_DIR: supabase().dataDir })
}

/** Returns the rows that visitors can read. */
async function publicRows(
  table: 'reviews' | 'pressure_washing_videos' | 'service_videos',
) {
  const { data } = await connect(supabase().url, supabase().publishableKey)
    .from(table)
    .select('*')
    .throwOnError()
  return data
}

test('the first added review replaces the samples and can be hidden and published by its ID', async () => {
  expect((await run('reviews')).stdout.match(/SAMPLE/g)).toHaveLength(8)
  const review = [
    '--author',
    'Ana P.',
    '--rating',
    '5',
    '--text',
    'On time.',
    '--date',
    '2026-11-01',
  ]
  const added = await run('reviews', '--add', ...review)
  expect(added).toMatchObject({ status: 0, stderr: '' })
  const row = {
    author: 'Ana P.',
    rating: 5,
    text: 'On time.',
    reviewed_on: '2026-11-01',
  }
  expect(await publicRows('reviews')).toMatchObject([row])

  const [id = ''] = added.stdout.split('\n')
  expect((await run('reviews', '--hide', id)).status).toBe(0)
  expect(await publicRows('reviews')).toEqual([])
  expect((await run('reviews')).stdout).toMatch(
    new RegExp(`^${id} .* hidden `, 'm'),
  )
  expect((await run('reviews', '--publish', id)).status).toBe(0)
  expect(await publicRows('reviews')).toHaveLength(1)
  const unknown = '00000000-0000-4000-8000-000000000000'
  const stderr = `Review not found: ${unknown}\n`
  expect(await run('reviews', '--publish', unknown)).toEqual({
    status: 1,
    stdout: '',
    stderr,
  })
})

test('an import adds all rows of a CSV file or none, and each row only once', async () => {
  const file = join(supabase().dataDir, 'reviews.csv')
  const row = 'Bo,4,"Said ""Tuesday"", came\nTuesday",2026-10-02'
  writeFileSync(file, `\ufeffauthor,rating,text,date\n${row}\nCy,6,Great,\n`)
  const stderr =
    'Row 3: rating must be 1, 2, 3, 4 or 5: 6.\nNothing was added.\n'
  expect(await run('reviews', '--import', file)).toEqual({
    status: 1,
    stdout: '',
    stderr,
  })
  expect((await run('reviews', '--import', '/dev/null')).stderr).toBe(
    '/dev/null contains no reviews. Nothing was added.\n',
  )
  expect(await publicRows('reviews')).toHaveLength(1)
  writeFileSync(
    file,
    `author,rating,text,date\r\n${row}\r\nDee,5,Fine,\r\nDee,5,Fine,\r\n`,
  )
  const imported = (await run('reviews', '--import', file)).stdout
  expect(imported).toContain('2 added, 1 already present.')
  expect(await publicRows('reviews')).toHaveLength(3)
  await run('reviews', '--hide', imported.split('\n')[0] ?? '')
  expect((await run('reviews')).stdout).toContain(
    'Said "Tuesday", came Tuesday',
  )
  expect((await run('reviews', '--import', file)).stdout).toContain(
    '0 added, 3 already present.',
  )
  expect(
    await publicRows('reviews'),
    'the hidden review stays hidden',
  ).toHaveLength(2)
})

test.each([
  [
    'Cy,5,Great,2026-02-30',
    'date is not a real date (the month comes first): 2026-02-30',
  ],
  [
    'Cy,5,Great,13/2/2026',
    'date is not a real date (the month comes first): 13/2/2026',
  ],
  [
    'Cy,5,Great,2.10.2026',
    'date must be a date such as 2026-11-01 or 11/1/2026: 2.10.2026',
  ],
  ['Cy,5,Great,2999-01-01', 'date is in the future: 2999-01-01'],
  ['Cy,4.5,,', 'rating must be 1, 2, 3, 4 or 5: 4.5; text is missing'],
  ['Cy,5,Gre\0at,2026-02-03', 'text contains a NUL character'],
  ['C\0y,5,Great,', 'author contains a NUL character'],
])(
  'an import rejects the row %j and names its number and column',
  async (row, problem) => {
    const file = join(supabase().dataDir, 'rejected.csv')
    writeFileSync(file, `author,rating,text,date\nBo,5,Neat,\n${row}\n`)
    const result = await run('reviews', '--import', file)
    expect(result).toEqual({
      status: 1,
      stdout: '',
      stderr: `Row 3: ${problem}.\nNothing was added.\n`,
    })
  },
)

test('an import reads a list as a US spreadsheet program saves it', async () => {
  const file = join(supabase().dataDir, 'excel.csv')
  const rows = [
    'Our reviews,,,',
    'Author,Rating,Text,Date',
    'Fay,5.0,Spotless,10/2/2026',
    ',,,',
    ',,,',
  ]
  writeFileSync(file, rows.join('\r\n'))
  expect(await run('reviews', '--import', file)).toMatchObject({
    status: 0,
    stderr: '',
  })
  const imported = {
    author: 'Fay',
    rating: 5,
    text: 'Spotless',
    reviewed_on: '2026-10-02',
  }
  expect(await publicRows('reviews')).toContainEqual(
    expect.objectContaining(imported),
  )
})

test.each<[string, string, (text: string) => Uint8Array]>([
  ['UTF-8', ',', (text) => Buffer.from(text)],
  ['UTF-8 with a byte order mark', ';', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', '\t', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['Windows-1252', ';', (text) => Buffer.from(text, 'latin1')],
])('an import decodes a file in %s', async (encoding, delimiter, encode) => {
  const file = join(supabase().dataDir, 'letters.csv')
  const rows = [
    ['author', 'rating', 'text'],
    [`Zoë, from ${encoding}`, '5', 'Très bien'].map((cell) => `"${cell}"`),
  ]
  writeFileSync(
    file,
    encode(rows.map((cells) => cells.join(delimiter)).join('\r\n')),
  )
  expect(await run('reviews', '--import', file)).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect(await publicRows('reviews')).toContainEqual(
    expect.objectContaining({
      author: `Zoë, from ${encoding}`,
      text: 'Très bien',
    }),
  )
})

test('an incomplete review is rejected with a list of everything that is wrong', async () => {
  const result = await run(
    'reviews',
    '--add',
    '--author',
    ' ',
    '--rating',
    'five',
    '--text',
    'x',
    '--date',
    '1',
  )
  expect(result).toMatchObject({ status: 2, stdout: '' })
  expect(result.stderr).toContain(
    'author is missing; rating must be 1, 2, 3, 4 or 5: five; date must be a date such as 2026-11-01 or 11/1/2026: 1.',
  )
})

test('a video is shown with its poster and replaces the sample once both files exist', async () => {
  expect((await run('videos')).stdout).toMatch(
    /home +shown \(SAMPLE\) +\/videos\/hero\.mp4/,
  )
  const feature = (video: string, poster: string) =>
    run('videos', '--feature', 'home', '--video', video, '--poster', poster)
  for (const [video, poster, message] of [
    [
      '/videos/missing.mp4',
      '/videos/hero.avif',
      'File not found: public/videos/missing.mp4',
    ],
    [
      '/videos/patio.mp4',
      '/videos/missing.avif',
      'File not found: public/videos/missing.avif',
    ],
    ['/videos/hero.avif', '/videos/hero.avif', 'is not an MP4 or WebM video.'],
    [
      '/videos/patio.webm',
      '/videos/patio.avif',
      '/videos/patio.webm is in AV1',
    ],
    [
      '/videos/patio.mp4',
      '/videos/patio.mp4',
      'is not an AVIF, WebP, JPEG or PNG picture.',
    ],
    [
      'https://elsewhere.example/a.mp4',
      '/videos/hero.avif',
      'so browsers would block it',
    ],
  ] as const) {
    const result = await feature(video, poster)
    expect(result).toMatchObject({ status: 1, stdout: '' })
    expect(result.stderr).toContain(message)
  }
  expect(
    await feature('/videos/patio.mp4', '/videos/patio.avif'),
  ).toMatchObject({ status: 0, stderr: '' })
  expect(await publicRows('pressure_washing_videos')).toMatchObject([
    {
      video_url: '/videos/patio.mp4',
      poster_url: '/videos/patio.avif',
      mime_type: 'video/mp4',
    },
  ])
  expect(await publicRows('service_videos')).toHaveLength(1)
})
