import { startChild } from './child-process.ts'
import { addressOf } from './port.ts'

interface SiteServerOptions {
  port: number
  /** The address to listen on; every one when left out. */
  host?: string | undefined
  supabaseUrl: string
  publishableKey: string
  environment?: Record<string, string | undefined>
  log?: 'pipe' | 'inherit'
}

/** Starts the built server and waits until it listens. */
export async function startSiteServer(options: SiteServerOptions) {
  const { port, host, supabaseUrl, publishableKey, environment, log = 'inherit' } = options
  const listening = { NODE_ENV: 'production', PORT: String(port), HOST: host ?? '' }
  const supabase = { SUPABASE_URL: supabaseUrl, SUPABASE_PUBLISHABLE_KEY: publishableKey }
  const child = startChild({
    args: ['--import', './scripts/lib/exit-with-parent.mjs', '.output/server/index.mjs'],
    environment: { ...environment, ...listening, ...supabase },
    stderr: log,
  })
  // Its own word: a request to the port could reach another program.
  if ((await child.firstLine) === 'listening') return { ...child, url: addressOf(port, host) }
  await child.stop()
  throw new Error('The site did not start; the reason stands above.')
}
