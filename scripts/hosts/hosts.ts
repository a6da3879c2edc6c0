import { findDenoBinary } from '../../supabase/embedded/functions-host/deno-binary.ts'

interface HostCommand {
  command: string
  args: string[]
  environment: Record<string, string>
}

type Run = (port: number, environment: Record<string, string>) => HostCommand

// Not a dependency: with its runtime it weighs as much as everything else here, for whom it does not concern.
const wrangler = 'wrangler@4.164.0'

function onWorkerd(port: number, environment: Record<string, string>): HostCommand {
  const settings = Object.entries(environment).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const address = ['--ip', '127.0.0.1', '--port', String(port)]
  return {
    command: process.platform === 'win32' ? 'npx.cmd' : 'npx',
    args: ['--yes', wrangler, 'dev', ...address, ...settings],
    // Nobody is asked anything.
    environment: { CI: '1', WRANGLER_SEND_METRICS: 'false' },
  }
}

function onDeno(port: number, environment: Record<string, string>): HostCommand {
  return {
    command: findDenoBinary(),
    args: ['run', '-A', '.output-deno-server/server/index.mjs'],
    environment: { ...environment, PORT: String(port), HOST: '127.0.0.1' },
  }
}

/** The hosts of docs/deploying.md by Nitro's names, and how the runtime of each is started here; null where it cannot be. */
export const hosts: Record<string, Run | null> = {
  'cloudflare-module': onWorkerd,
  'deno-server': onDeno,
  vercel: null,
  netlify: null,
}
