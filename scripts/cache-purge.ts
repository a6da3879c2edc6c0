import './env-file.ts'
import { knownCacheSecret } from './start/cache-secret.ts'
import { readSettings } from './start/settings.ts'

const read = readSettings(process.env)
if (!read.ok) fail(...read.problems)
const { port, dataDir, hosted } = read.settings
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

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}
