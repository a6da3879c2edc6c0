// Builds the site. Pages of earlier builds that are still open somewhere keep their scripts.
import { spawnSync } from 'node:child_process'

import { addEarlierAssets, rememberAssets } from './build/earlier-assets.ts'

const project = process.cwd()
rememberAssets(project)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '-c', 'app.config.ts'],
  { stdio: 'inherit' },
)
if (status !== 0) process.exit(status ?? 1)
addEarlierAssets(project)
