import { cpSync, existsSync } from 'node:fs'

import { fail, readOptions } from './lib/command-line.ts'

const usage = `Usage: npm run make-it-mine

Copies sample/ to business/, which becomes the site. Then change what is there: docs/make-it-yours.md.`

readOptions(usage, {})
if (existsSync('business'))
  fail('business/ already exists. It is your site: docs/make-it-yours.md.')
cpSync('sample', 'business', {
  recursive: true,
  filter: (path) => path !== 'sample/generated',
})
console.log(`business/ is your site now. It still says what the sample says.

  1. Change business/business.ts: name, phone, email, hours.
  2. Run npm start to see it, and again after each change.
  3. Go on with docs/make-it-yours.md. npm run doctor lists what is left.
  4. Commit business/. Releases never change it.`)
