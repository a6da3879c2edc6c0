import { onTestFinished, expect, test } from 'vitest'

import { startSite } from '../stack/stack.ts'
import { startVideoTables } from '../stand-ins/video-tables.ts'
import { ask } from './visit.ts'

test('a featured video that cannot be read is logged, and the page is there without it', async () => {
  const tables = await startVideoTables('breaks')
  const site = await startSite({ supabaseUrl: tables.url, publishableKey: 'public' })
  onTestFinished(async () => {
    await site.stop()
    await tables.stop()
  })
  for (const [path, table] of [
    ['/', 'pressure_washing_videos'],
    ['/services', 'service_videos'],
  ] as const) {
    const { status, body } = await ask(site.url, path)
    expect(status).toBe(200)
    expect(body).not.toContain('<video')
    await expect.poll(site.log).toContain(`The featured video of ${table} could not be read:`)
  }
})
