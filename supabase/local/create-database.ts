import { openPglite } from './database.ts'
import { errorMessage } from './errors.ts'

// Run by database.ts in a separate process: create-database.ts <folder>
try {
  const pglite = await openPglite(process.argv[2] ?? '')
  await pglite.close()
} catch (error) {
  console.error(errorMessage(error))
  process.exitCode = 1
}
