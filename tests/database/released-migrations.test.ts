import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { createDatabase, openDatabase } from '../../supabase/local/database.ts'
import { readMigrations } from '../../supabase/local/migrations.ts'
import { severalStartsMs } from '../support/timeouts.ts'
import { emptyDataFolder } from './support/data-folder.ts'

// Made at each release: cd supabase/migrations && sha256sum *.sql
const released = readFileSync('supabase/released-migrations.sha256', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [hash = '', file = ''] = line.split(/ +/)
    return { file, hash }
  })

const fileName = ({ version, name }: { version: string; name: string }) =>
  `${version}_${name}.sql`

test('no migration of a release has changed, and each later one sorts after them', async () => {
  const migrations = await readMigrations('supabase/migrations')
  const first = migrations.slice(0, released.length)
  const current = first.map((migration) => ({
    file: fileName(migration),
    hash: createHash('sha256').update(migration.sql).digest('hex'),
  }))
  expect(current).toEqual(released)
})

function makeProject(files: string[], later: Record<string, string> = {}) {
  const directory = emptyDataFolder()
  const folder = join(directory, 'migrations')
  mkdirSync(folder)
  for (const file of files)
    copyFileSync(join('supabase/migrations', file), join(folder, file))
  for (const [file, sql] of Object.entries(later))
    writeFileSync(join(folder, file), sql)
  return {
    directory,
    api: { max_rows: 1000 },
    functions: {},
  }
}

const submit = `select * from public.submit_quote_request('Ada', 'ada@example.com', '916 555 0100')`
const countLeads =
  'select count(*)::integer as count from public.quote_requests'

test(
  'a data folder of the last release opens with the current migrations and one more, keeps its leads, and stays closed to visitors',
  { timeout: severalStartsMs },
  async () => {
    const dataDir = emptyDataFolder()
    await createDatabase(dataDir)
    const old = await openDatabase(
      dataDir,
      makeProject(released.map(({ file }) => file)),
    )
    await old.runAs('service_role', 'write', (client) => client.query(submit))
    await old.close()

    const migrations = await readMigrations('supabase/migrations')
    const oneMore = {
      '20990101000000_one_more.sql': `
      alter table public.quote_requests add column later text;
      create function public.read_leads() returns bigint language sql security definer set search_path = ''
        as 'select count(*) from public.quote_requests';`,
    }
    const database = await openDatabase(
      dataDir,
      makeProject(migrations.map(fileName), oneMore),
    )
    const { rows } = await database.runAs('service_role', 'read', (client) =>
      client.query(countLeads),
    )
    expect(rows).toEqual([{ count: 1 }])
    await expect(
      database.runAs('anon', 'read', (client) =>
        client.query('select public.read_leads()'),
      ),
    ).rejects.toMatchObject({ code: '42501' })
    await database.close()
  },
)
