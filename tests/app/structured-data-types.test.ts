import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { pages } from './route-table.ts'
import { site } from './site.ts'
import { ask } from './visit.ts'

test('the structured data of every page is what schema.org has such things be', async () => {
  const bodies = await Promise.all(pages.map(async ({ path }) => (await ask(site.url, path)).body))
  const graphs = bodies.flatMap((body) =>
    [...body.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json]) => json,
    ),
  )
  expect(graphs).toHaveLength(pages.length)

  // Read by the compiler as it was sent: an unknown property, or one of another kind, is an error of types.
  const folder = mkdtempSync('node_modules/.structured-data-')
  writeFileSync(
    join(folder, 'graphs.ts'),
    `import type { Graph } from 'schema-dts'\nexport const graphs: Graph[] = [\n${graphs.join(',\n')}\n]\n`,
  )
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--ignoreConfig',
    '--module',
    'nodenext',
    '--types',
    '',
  ]
  const { stdout } = spawnSync('tsc', [...options, join(folder, 'graphs.ts')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(stdout).toBe('')
})
