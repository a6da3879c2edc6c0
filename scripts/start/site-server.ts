import { type RunningChild, startChild } from './child-process.ts'

interface SiteServerOptions {
  port: number
  supabaseUrl: string
  publishableKey: string
  environment?: Record<string, string | undefined>
  log?: 'pipe' | 'inherit'
  /** The project whose built server is started, when it is not this one. */
  folder?: string | undefined
}

export type SiteStart = { ok: true; child: RunningChild; url: string } | { ok: false; message: string }

const readyTimeout = 20_000

/** Starts the built server and waits until it answers. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteStart> {
  const { port, supabaseUrl, publishableKey, environment = {}, log = 'inherit', folder } = options
  const child = startChild({
    name: 'the site',
    args: [
      // Room for a few pages being rendered; with V8's default their garbage stays for long and looks like growth.
      '--max-semi-space-size=4',
      '--import',
      './scripts/start/exit-with-parent.mjs',
      '.output/server/index.mjs',
    ],
    environment: {
      NODE_ENV: 'production',
      ...environment,
      PORT: String(port),
      SUPABASE_URL: supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
    },
    // The server's own greeting would repeat ours.
    stdout: 'pipe',
    stderr: log,
    folder,
  })
  child.process.stdout?.resume()

  const url = `http://localhost:${port}`
  const ready = await Promise.race([answers(`${url}/favicon.svg`), child.exited.then(() => false)])
  if (ready) return { ok: true, child, url }
  await child.stop()
  return { ok: false, message: 'The site did not start; the reason stands above.' }
}

async function answers(url: string): Promise<boolean> {
  const deadline = Date.now() + readyTimeout
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
