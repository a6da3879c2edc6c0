import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'

import { expect, inject, test } from 'vitest'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { useBuild } from '../../scripts/build/build-folders.ts'
import { startSite } from '../support/stack.ts'

test('a build beside the running site changes nothing for its visitors, and is in place when it is done', async () => {
  const { url } = inject('site')
  const page = await (await fetch(url)).text()
  const assets = Array.from(page.matchAll(/\/assets\/[\w-]+\.(?:js|css)/g), ([path]) => path)
  expect(assets.length).toBeGreaterThan(0)
  const before = realpathSync('.output')
  const inUse = await useBuild(process.cwd())

  const build = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'ignore' })
  const ended = once(build, 'exit')
  const faults: string[] = []
  while (build.exitCode === null) {
    // Pages nobody has asked for yet, which are rendered by code that is loaded late.
    for (const path of [
      '/',
      `/city/${serviceAreas[0].slug}`,
      '/gallery',
      `/no/such/${Math.random()}`,
      ...assets,
    ]) {
      const { status } = await fetch(url + path)
      if (status >= 500 || (assets.includes(path) && status !== 200)) faults.push(`${status} ${path}`)
    }
  }
  expect(await ended).toEqual([0, null])
  expect(faults).toEqual([])
  expect(realpathSync('.output')).not.toBe(before)
  for (const path of assets) expect((await fetch(url + path)).status).toBe(200)
  inUse.release()

  // Whatever NODE_ENV it was made under: here, that of a test runner.
  const next = await startSite({ supabaseUrl: 'http://127.0.0.1:1', publishableKey: 'none' })
  expect((await fetch(next.url)).status).toBe(200)
  await next.stop()
})
