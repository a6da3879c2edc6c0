import { resolve } from 'node:path'

import { restoreBackup } from './backup/restore-backup.ts'
import './lib/env-file.ts'
import { fail, readOptions } from './lib/command-line.ts'

const usage = 'Usage: npm run restore -- <file> [--from-sql]'

const { positionals, values } = readOptions(usage, {
  allowPositionals: true,
  options: { 'from-sql': { type: 'boolean' } },
})
const [file, ...more] = positionals
if (file === undefined || more.length > 0) fail(usage, 2)
if (process.env.SUPABASE_URL)
  fail('SUPABASE_URL is set: a backup is restored into a data folder of this machine.')
const dataDir = resolve(process.env.DATA_DIR || '.data')
const result = await restoreBackup(resolve(file), dataDir, {
  fromSql: values['from-sql'] ?? false,
  databaseUrl: process.env.DATABASE_URL || undefined,
})
if (!result.ok) fail(result.message)
console.log(
  `${dataDir} is as it was at ${result.about.madeAt}, with ${result.about.quoteRequests} quote requests.`,
)
if (result.replaced)
  console.log(`What was there before lies in ${result.replaced}; delete it when you need it no more.`)
