// npm run host-journeys -- HOST: builds the site for a host of functions and, where its runtime runs on this machine,
// sends the journeys of the browser tests through it, with the embedded Supabase behind.
import { fail } from './command-line.ts'
import { hosts } from './hosts/hosts.ts'
import { findChromium } from './test/find-chromium.ts'
import { runProcess } from './test/run-process.ts'

const [preset = ''] = process.argv.slice(2)
const run = hosts[preset]
if (run === undefined) fail(`Usage: npm run host-journeys -- <${Object.keys(hosts).join(' | ')}>`)

await step(['node_modules/vite/bin/vite.js', 'build', '-c', 'app.config.ts'], { NITRO_PRESET: preset })
console.log(`Built for ${preset}.`)
if (run) {
  const chromium = await findChromium('shell')
  if (!chromium.ok) throw new Error(chromium.message)
  await step(
    ['node_modules/@playwright/test/cli.js', 'test', '--project=chromium', '--workers=1', 'e2e/journeys/'],
    { TEST_HOST: preset, CHROMIUM_PATH: chromium.path, ENV_FILE: 'none' },
  )
} else console.log('Its runtime does not run here: nothing was visited.')

async function step(args: string[], environment: Record<string, string>) {
  const { status } = await runProcess(process.execPath, args, { live: true, environment })
  if (status !== 0) process.exit(1)
}
