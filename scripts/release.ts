import { resolve } from 'node:path'

// npm run release -- FOLDER: the built site with all that runs with it. The folder goes to any machine of the same
// system and processor and starts there by `node scripts/start.ts`, without npm and without an install.
import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { makeRelease } from './release/make-release.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: npm run release -- FOLDER, which must not be there yet')
  process.exit(1)
}
try {
  makeRelease(process.cwd(), resolve(folder))
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
console.log(`${resolve(folder)} is ready. There: node scripts/start.ts`)
