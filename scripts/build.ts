// Builds the site into a folder of its own and puts it in place in one step: a server that runs keeps the one it was
// started from. Pages of earlier builds that are still open somewhere keep their scripts.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

import { addEmptyDatabase } from './build/add-empty-database.ts'
import { newBuild, putInPlace, removeUnused } from './build/build-folders.ts'
import { compressSmallFiles } from './build/compress-small-files.ts'
import { addEarlierAssets, rememberAssets } from './build/earlier-assets.ts'

const project = process.cwd()
const { folder, release } = await newBuild(project)
rememberAssets(project)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '-c', 'app.config.ts'],
  // With another NODE_ENV, such as a shell's own, half of React would be the one for development: every page a 500.
  { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder } },
)
if (status !== 0 || !addEmptyDatabase(project, folder)) {
  rmSync(folder, { recursive: true, force: true })
  process.exit(status || 1)
}
compressSmallFiles(folder)
addEarlierAssets(project, folder)
putInPlace(project, folder)
release()
await removeUnused(project)
