import { resolve } from 'node:path'

// npm run release -- FOLDER: the built site with all that runs with it. The folder goes to any machine of the same
// system and processor and starts there by `node scripts/start.ts`, without npm and without an install.
import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { fail } from './command-line.ts'
import { makeRelease } from './release/make-release.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) fail('Usage: npm run release -- FOLDER, which must not be there yet')
try {
  makeRelease(process.cwd(), resolve(folder))
} catch (error) {
  fail(sentenceOf(error))
}
console.log(`${resolve(folder)} is ready. There: node scripts/start.ts`)
