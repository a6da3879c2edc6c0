import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { applySeeds } from '../../supabase/embedded/database/seed.ts'
import { describeOnEveryEngine } from './support/every-engine.ts'
import type { OpenDatabase } from './support/test-database.ts'

const sample = './seed.sql'
const generated = './generated/facts.sql'

describeOnEveryEngine('seed files', (open) => {
  let folder: string
  let database: OpenDatabase

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seeds-'))
    await mkdir(join(folder, 'generated'))
    database = await open()
    await database.run((client) => client.exec('create table runs (line text)'))
  })
  afterEach(async () => {
    await database.close()
    await rm(folder, { recursive: true })
  })

  const write = (path: string, line: string) =>
    writeFile(join(folder, path), `insert into runs values ('${line}');`)
  const start = () => applySeeds(database.run, folder, [sample, generated])
  const runs = async () =>
    (await database.run((client) => client.query('select line from runs order by line'))).rows

  test('run once, in a database that is started again and again', async () => {
    await write(sample, 'sample 1')
    await write(generated, 'facts 1')
    await start()
    await start()
    expect(await runs()).toEqual([{ line: 'facts 1' }, { line: 'sample 1' }])
  })

  test("run again when they are generated and have changed; sample rows may be the owner's by then", async () => {
    await write(sample, 'sample 1')
    await write(generated, 'facts 1')
    await start()
    await write(sample, 'sample 2')
    await write(generated, 'facts 2')
    await start()
    await start()
    expect(await runs()).toEqual([{ line: 'facts 1' }, { line: 'facts 2' }, { line: 'sample 1' }])
  })
})
