import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { type RunningChild, startChild } from './child-process.ts'
import { givesMemoryBack } from './gives-memory-back.ts'
import { addressOf } from './port.ts'
import { sharesPorts } from './stand-in.ts'

interface SiteServerOptions {
  port: number
  /** The address to listen on; every one when left out. */
  host?: string | undefined
  supabaseUrl: string
  publishableKey: string
  environment?: Record<string, string | undefined>
  log?: 'pipe' | 'inherit' | number
  /** The project whose built server is started, when it is not this one. */
  folder?: string | undefined
}

type SiteStart = { ok: true; child: RunningChild; url: string } | { ok: false; message: string }

const readyTimeout = 60_000

/**
 * How Node runs the site. More room for young objects makes no page cheaper, warm or cold, and is kept after a load;
 * the old ones get what a few pages being rendered need.
 */
const siteFlags = ['--max-semi-space-size=4', '--max-old-space-size=256']

/** Starts the built server and waits until it listens. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteStart> {
  const { port, host, supabaseUrl, publishableKey, environment = {}, log = 'inherit', folder } = options
  const child = startChild({
    name: 'The site',
    args: [
      ...siteFlags,
      '--import',
      './scripts/lib/exit-with-parent.mjs',
      join(folder ?? process.cwd(), '.output/server/index.mjs'),
    ],
    environment: {
      NODE_ENV: 'production',
      ...givesMemoryBack,
      ...environment,
      PORT: String(port),
      HOST: host ?? '',
      SHARE_PORT: sharesPorts ? 'on' : '',
      SUPABASE_URL: supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
    },
    stdout: 'pipe',
    stderr: log,
    folder,
  })
  const url = addressOf(port, host)
  const ready = await Promise.race([saysSo(child), child.exited.then(() => false)])
  if (ready) return { ok: true, child, url }
  await child.stop()
  return { ok: false, message: 'The site did not start; the reason stands above.' }
}

/** The server's own word. Asking the port would not tell who answers: somebody may stand in. */
async function saysSo({ process: { stdout } }: RunningChild): Promise<boolean> {
  if (!stdout) return false
  const lines = createInterface({ input: stdout })
  return await new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), readyTimeout)
    lines.on('line', (line) => {
      if (line !== 'listening') return
      clearTimeout(late)
      resolve(true)
    })
    lines.once('close', () => clearTimeout(late))
  })
}
