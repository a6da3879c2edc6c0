import { rmSync } from 'node:fs'

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { freePort } from '../../scripts/start/port.ts'
import { openOwnPostgres } from '../../supabase/embedded/database/own-postgres/open-own-postgres.ts'
import { createRoles } from '../../supabase/embedded/database/prepare-database.ts'
import { readProjectConfig } from '../../supabase/embedded/project-config.ts'
import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import { findPostgres } from '../database/support/postgres-installation.ts'
import { type PostgresServer, startPostgres } from '../database/support/postgres-server.ts'
import { databaseUrlOf } from '../database/support/test-database.ts'
import { clientOf } from './support/backend.ts'
import { emptyDataFolder } from './support/data-folder.ts'
import { makeOwnCertificate } from './support/own-certificate.ts'
import { ada, leads, submit } from './support/started-here.ts'

const installation = findPostgres()
async function run(databaseUrl: string, mayMakeDatabase = true) {
  const dataDir = emptyDataFolder()
  const started = await startEmbeddedSupabase({
    dataDir,
    databaseUrl,
    withFunctions: false,
    mayMakeDatabase,
  })
  if (started.ok) onTestFinished(() => started.supabase.stop())
  return started
}

async function refusalOf(databaseUrl: string, mayMake = true): Promise<string> {
  const started = await run(databaseUrl, mayMake)
  if (started.ok) throw new Error('it started')
  return started.message
}

describe.skipIf(!installation)(
  `a PostgreSQL of one's own${installation ? '' : ' (none on this machine: skipped)'}`,
  () => {
    const own = makeOwnCertificate()
    let port: number
    let server: PostgresServer
    let admin: Client

    beforeAll(async () => {
      port = await freePort()
      const tls = own ? ['ssl=on', `ssl_cert_file=${own.certificate}`, `ssl_key_file=${own.key}`] : []
      const settings = ['listen_addresses=localhost', `port=${port}`, ...tls]
      if (installation) server = await startPostgres(installation, settings)
      admin = new Client({ host: server.socketDirectory, port, user: 'postgres', database: 'postgres' })
      await admin.connect()
    })
    afterAll(async () => {
      await admin.end()
      await server.stop()
      if (own) rmSync(own.folder, { recursive: true })
    })

    const url = (name: string) => `${databaseUrlOf(server.socketDirectory, name)}?port=${port}`
    const byTcp = (name: string, query = '') => `postgresql://postgres@localhost:${port}/${name}${query}`

    test('gets the migrations and the samples once, and goes on after its connections are cut', async () => {
      await admin.query('create database site')
      const started = await run(url('site'))
      if (!started.ok) throw new Error(started.message)
      const { supabase } = started
      await submit(supabase, ada)
      expect(await leads(supabase)).toEqual([ada])
      const visitor = clientOf(supabase.url, supabase.publishableKey)
      expect((await visitor.from('reviews').select('id')).data).toHaveLength(8)

      await admin.query('alter database site allow_connections false')
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site'`)
      const refused = await clientOf(supabase.url, supabase.secretKey).rpc('submit_quote_request', ada)
      expect(refused.status, 'nothing is acknowledged while it is away').toBeGreaterThanOrEqual(500)
      await admin.query('alter database site allow_connections true')
      await submit(supabase, { ...ada, email: 'bo@example.com' })
      expect(await leads(supabase)).toHaveLength(2)

      const again = await run(url('site'))
      if (!again.ok) throw new Error(again.message)
      expect(await leads(again.supabase), 'two machines may share it').toHaveLength(2)
      const reviews = await admin.query(
        `select count(*)::int as count from pg_stat_activity where datname = 'site'`,
      )
      expect(reviews.rows[0].count).toBeLessThanOrEqual(20)
    })

    test('needs no superuser when the roles are there', async () => {
      await createRoles({ exec: (sql) => admin.query(sql) })
      await admin.query('create role owner_of_site login')
      await admin.query('grant anon, authenticated, service_role to owner_of_site')
      await admin.query('create database plain owner owner_of_site')
      const opened = await openOwnPostgres(
        url('plain').replace('postgres@', 'owner_of_site@'),
        await readProjectConfig(),
        true,
      )
      expect(opened).toMatchObject({ ok: true })
      if (opened.ok) await opened.database.close()
    })

    test('says in a sentence why it cannot be used, and never its password', async () => {
      await admin.query('create database empty')
      expect(await refusalOf(url('missing'))).toContain('it has no such database; create it first.')
      expect(await refusalOf(url('empty'), false)).toContain(
        'has no tables of this site yet: npm start makes them.',
      )
      expect(await refusalOf('postgresql://me:secret@localhost:1/site')).toBe(
        'The database postgresql://localhost:1/site cannot be used: nothing answers there.',
      )
      expect(await refusalOf('mysql://localhost/site')).toContain('must look like postgresql://')
      await admin.query('create role nobody login')
      const nobody = await refusalOf(url('empty').replace('postgres@', 'nobody@'))
      expect(nobody).toContain('A superuser runs supabase/embedded/database/roles.sql there once')
    })

    test.skipIf(!own)(
      'is spoken to by TLS, with its certificate checked, unless the address says otherwise',
      async () => {
        await admin.query('create database encrypted')
        expect(await refusalOf(byTcp('encrypted', '?sslmode=require'))).toContain(
          'its certificate is of no known authority; name it by ?sslrootcert=FILE',
        )
        expect(await refusalOf(byTcp('encrypted', '?sslmode=prefer'))).toContain('has sslmode=prefer')
        const tls = async (query: string) => {
          const opened = await openOwnPostgres(byTcp('encrypted', query), await readProjectConfig(), true)
          if (!opened.ok) throw new Error(opened.message)
          const { rows } = await admin.query(
            `select bool_and(ssl) as ssl from pg_stat_ssl join pg_stat_activity using (pid) where datname = 'encrypted'`,
          )
          await opened.database.close()
          return rows[0].ssl
        }
        expect(await tls(`?sslmode=verify-full&sslrootcert=${own?.certificate}`)).toBe(true)
        expect(await tls('?sslmode=no-verify')).toBe(true)
        expect(await tls('?sslmode=disable')).toBe(false)
      },
    )
  },
)
