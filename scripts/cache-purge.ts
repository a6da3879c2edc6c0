import './lib/env-file.ts'
import { fail } from './lib/command-line.ts'
import { knownCacheSecret } from './lib/folder-secrets.ts'
import { settingsOrEnd } from './lib/settings.ts'

const { port, dataDir, hosted } = settingsOrEnd()
if (hosted && !process.env.CACHE_SECRET) {
  fail('With a hosted project, set CACHE_SECRET to what the site was started with.')
}

const address = `http://localhost:${port}/api/cache/purge`
const answer = await fetch(address, {
  method: 'POST',
  headers: { authorization: `Bearer ${await knownCacheSecret(dataDir)}` },
}).catch(() => undefined)

if (!answer) fail(`No site answers on port ${port}. Name its port: PORT=... npm run cache:purge`)
if (answer.status === 401) fail('The site runs with another CACHE_SECRET, or from another DATA_DIR.')
if (answer.status !== 204) fail(`The site answered ${answer.status}: was it started with a CACHE_SECRET?`)
console.log('The caches are empty: the next visitor of every page sees what the database says now.')
