import { beforeEach, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'
import { ada, submit } from './support/quote-requests.ts'

const calls = [
  `mark_quote_request(gen_random_uuid(), 'won')`,
  `forget_person('a@b.co')`,
  `add_review('A', 5, 'x', '2026-11-01')`,
  'publish_review(gen_random_uuid(), true)',
  `feature_video('home', '/a.mp4')`,
]

describeMigrated("the owner's rows", (as) => {
  beforeEach(() => as('postgres', 'truncate quote_requests, reviews, pressure_washing_videos cascade'))

  test.each(calls)('visitors are refused %s', async (call) => {
    for (const role of ['anon', 'authenticated'] as const) {
      await expect(as(role, `select ${call}`)).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('a mark is changed, taken back and deleted with its request', async () => {
    const { quote_request_id } = await submit(as, ada)
    const mark = (progress: string) =>
      as('service_role', 'select mark_quote_request($1, $2) as marked', [quote_request_id, progress])
    const marks = () => as('service_role', 'select status from quote_progress')
    expect(await mark('called')).toEqual([{ marked: 1 }])
    await mark('lost')
    expect(await marks()).toEqual([{ status: 'lost' }])
    await expect(mark('sold')).rejects.toMatchObject({ code: '23514' })
    await mark('new')
    expect(await marks()).toEqual([])
    await mark('won')
    await as('service_role', 'select forget_person($1)', [ada.email.toUpperCase()])
    expect(await marks()).toEqual([])
    expect(await as('service_role', 'select id from quote_requests')).toEqual([])
  })

  test('nobody is forgotten by a few digits', async () => {
    await submit(as, { ...ada, phone: '55' })
    await expect(as('service_role', `select forget_person('55')`)).rejects.toMatchObject({ code: '22023' })
  })

  test('samples leave with the first real review, not when one of them is published', async () => {
    const sample = '5a3b1e00-0000-4000-8000-000000000001'
    await as(
      'postgres',
      `insert into reviews (id, author, rating, text, reviewed_on) values ('${sample}', 'Sample', 5, 'x', '2026-01-01'), (gen_random_uuid(), 'Real', 5, 'x', '2026-01-01')`,
    )
    await as('service_role', `select publish_review('${sample}', true)`)
    expect(await as('anon', 'select author from reviews')).toEqual([{ author: 'Sample' }])
    await as('service_role', `select publish_review(id, true) from reviews where author = 'Real'`)
    expect(await as('anon', 'select author from reviews')).toEqual([{ author: 'Real' }])
  })

  test('one film is shown at a time', async () => {
    for (const film of ['/a.mp4', '/b.mp4', '/a.mp4']) {
      await as('service_role', `select feature_video('home', $1, '/p.avif')`, [film])
    }
    expect(await as('anon', 'select video_url from pressure_washing_videos')).toEqual([
      { video_url: '/a.mp4' },
    ])
    expect(await as('postgres', 'select video_url from pressure_washing_videos')).toHaveLength(2)
    await expect(as('service_role', `select feature_video('roof', '/a.mp4')`)).rejects.toMatchObject({
      code: '22023',
    })
  })
})
