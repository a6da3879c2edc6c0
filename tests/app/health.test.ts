import { expect, test } from 'vitest'

import { startStack } from '../support/stack.ts'

test('/healthz tells a monitor whether site, database and functions work', async () => {
  const stack = await startStack()
  try {
    const well = await fetch(`${stack.url}/healthz`)
    expect(well.status).toBe(200)
    expect(well.headers.get('cache-control')).toBe('no-store')
    expect(well.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await well.json()).toEqual({ site: 'ok', database: 'ok', functions: 'ok' })
    await stack.stopSupabase()
    // What was seen stays for two seconds.
    await expect.poll(async () => (await fetch(`${stack.url}/healthz`)).status).toBe(503)
    expect(await (await fetch(`${stack.url}/healthz`)).json()).toEqual({
      site: 'ok',
      database: 'failed',
      functions: 'failed',
    })
  } finally {
    await stack.stop()
  }
})
