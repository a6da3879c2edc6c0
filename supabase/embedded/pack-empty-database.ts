import { writeFile } from 'node:fs/promises'

import { PGlite } from '@electric-sql/pglite'

// Started by the build, as a process of its own: what it takes, it takes for seconds only. The file is an empty
// database as PGlite makes it in a new folder.
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('expected the file to write')
const pglite = await PGlite.create()
await pglite.exec('checkpoint')
const packed = await pglite.dumpDataDir('gzip')
await pglite.close()
await writeFile(file, packed.stream())
