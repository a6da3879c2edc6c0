import { beforeEach, describe, expect, test } from 'vitest'

import { describeMigrated } from './support/every-engine.ts'

describeMigrated('featured videos', (as) => {
  describe.each(['pressure_washing_videos', 'service_videos'])('%s', (table) => {
    beforeEach(async () => {
      await as('postgres', `truncate ${table}`)
      await as(
        'postgres',
        `insert into ${table} (is_featured, video_url) values (true, '/shown.mp4'), (false, '/kept.mp4')`,
      )
    })

    test.each(['anon', 'authenticated'] as const)('shows %s only what is featured', async (role) => {
      expect(await as(role, `select video_url, mime_type, poster_url from ${table}`)).toEqual([
        { video_url: '/shown.mp4', mime_type: 'video/mp4', poster_url: null },
      ])
    })

    test('shows the server role all', async () => {
      expect(await as('service_role', `select video_url from ${table} order by video_url`)).toEqual([
        { video_url: '/kept.mp4' },
        { video_url: '/shown.mp4' },
      ])
    })

    test('does not feature a new video by itself', async () => {
      const inserted = `insert into ${table} (video_url) values ('/new.mp4') returning is_featured`
      expect(await as('postgres', inserted)).toEqual([{ is_featured: false }])
    })
  })
})
