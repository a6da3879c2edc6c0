import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { restoreBackup } from './backup/restore-backup.ts'
import { fail } from './quotes/command.ts'

const usage = 'Usage: npm run restore -- <file> [--from-sql]'

const { file, fromSql } = readArguments()
if (process.env.SUPABASE_URL)
  fail('SUPABASE_URL is set: a backup is restored into a data folder of this machine.', 1)
const dataDir = resolve(process.env.DATA_DIR || '.data')
const result = await restoreBackup(resolve(file), dataDir, {
  fromSql,
  databaseUrl: process.env.DATABASE_URL || undefined,
})
if (!result.ok) fail(result.message, 1)
console.log(
  `${dataDir} is as it was at ${result.about.madeAt}, with ${result.about.quoteRequests} quote requests.`,
)
if (result.replaced)
  console.log(`What was there before lies in ${result.replaced}; delete it when you need it no more.`)

function readArguments(): { file: string; fromSql: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { 'from-sql': { type: 'boolean' } },
    })
    const [file, ...more] = positionals
    if (file !== undefined && more.length === 0) return { file, fromSql: values['from-sql'] ?? false }
  } catch {
    // The usage says what fits.
  }
  return fail(usage, 2)
}
