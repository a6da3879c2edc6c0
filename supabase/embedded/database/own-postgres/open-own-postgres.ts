import { Pool } from 'pg'
import * as v from 'valibot'

import type { ProjectConfig } from '../../project-config.ts'
import { databaseOn, type OpenResult, orClose } from '../database.ts'
import { type Engine, runOn } from '../engine.ts'
import { readDatabaseUrl, withoutPassword } from './database-url.ts'
import { poolEngine } from './pool-engine.ts'
import { explainPostgresTrouble } from './postgres-trouble.ts'

// What the migrations promise to run on; hosted projects are never older.
const oldestMajor = 15
// Of an advisory lock: any number, as long as no other program in this database uses the same.
const preparing = 7_311_930_215

const aboutSchema = v.tuple([v.object({ major: v.number(), is_made: v.boolean() })])
const aboutSql = `
  select current_setting('server_version_num')::integer / 10000 as major,
         to_regclass('public.quote_requests') is not null as is_made
`

/** Opens the database of DATABASE_URL, migrated and, the first time, seeded; `mayMake` false refuses an empty one. */
export async function openOwnPostgres(
  databaseUrl: string,
  config: ProjectConfig,
  mayMake: boolean,
): Promise<OpenResult> {
  const connected = await connectPostgres(databaseUrl)
  if (!connected.ok) return unusable(connected.message)
  const { engine, isMade } = connected
  const where = withoutPassword(databaseUrl)
  try {
    return await orClose(engine, async () => {
      if (!isMade && !mayMake) {
        return unusable(`${where} has no tables of this site yet: npm start makes them.`)
      }
      // Who starts at the same time, on another machine perhaps, waits until the migrations are through.
      return engine.transaction(async (client) => {
        await client.query(`select pg_advisory_xact_lock(${preparing})`)
        return databaseOn(engine, config)
      })
    })
  } catch (error) {
    const reason = explainPostgresTrouble(error)
    if (reason === undefined) throw error
    return unusable(`The database ${where} cannot be used: ${reason}.`)
  }
}

type Connected = { ok: true; engine: Engine; isMade: boolean } | { ok: false; message: string }

/** Connects, and looks whether this PostgreSQL is new enough and has the tables of this site. */
export async function connectPostgres(databaseUrl: string): Promise<Connected> {
  const read = readDatabaseUrl(databaseUrl)
  if (!read.ok) return { ok: false, message: read.problem }
  const pool = new Pool({
    ...read.connection,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: 'pressure-washing-site',
  })
  // A connection that breaks while nobody uses it is simply replaced.
  pool.on('error', () => {})
  const engine = poolEngine(pool)
  const where = withoutPassword(databaseUrl)
  try {
    const { rows } = await runOn(engine)((client) => client.query(aboutSql))
    const [{ major, is_made }] = v.parse(aboutSchema, rows)
    if (major >= oldestMajor) return { ok: true, engine, isMade: is_made }
    await engine.close()
    return { ok: false, message: `${where} is PostgreSQL ${major}; this site needs ${oldestMajor} or newer.` }
  } catch (error) {
    await engine.close()
    const reason = explainPostgresTrouble(error)
    if (reason === undefined) throw error
    return { ok: false, message: `The database ${where} cannot be used: ${reason}.` }
  }
}

function unusable(message: string): OpenResult {
  return { ok: false, reason: 'database-unusable', message }
}
