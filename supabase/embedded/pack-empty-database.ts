import { packEmptyDatabase } from './database/empty-database.ts'

// Started by the build, as a process of its own: what it takes, it takes for seconds only.
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('expected the file to write')
await packEmptyDatabase(file)
