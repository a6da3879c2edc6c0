import { createInterface } from 'node:readline'

import * as v from 'valibot'

import { endOf, type RunningChild, startChild } from './child-process.ts'
import { givesMemoryBack } from './gives-memory-back.ts'

const readyLine = v.variant('ready', [
  v.object({
    ready: v.literal(true),
    url: v.string(),
    publishableKey: v.string(),
    dataDir: v.string(),
    outboxDir: v.string(),
  }),
  v.object({ ready: v.literal(false), reason: v.string(), message: v.string() }),
])

/**
 * How Node runs the embedded Supabase. V8's second compiler makes it some 15 % faster and takes hundreds of megabytes;
 * room for more young objects wins nothing and takes eight.
 */
export const databaseFlags = [
  '--liftoff-only',
  '--max-semi-space-size=1',
  '--expose-gc',
  '--disable-warning=ExperimentalWarning',
]

type EmbeddedStart =
  | { ok: true; child: RunningChild; url: string; publishableKey: string; dataDir: string; outboxDir: string }
  | { ok: false; message: string }

/** Starts the embedded Supabase as a process of its own and waits until it serves. */
export async function startEmbeddedProcess(
  environment: Record<string, string | undefined>,
  log: 'pipe' | 'inherit' = 'inherit',
  folder?: string,
): Promise<EmbeddedStart> {
  const child = startChild({
    name: 'The database',
    args: [...databaseFlags, 'supabase/embedded/main.ts'],
    environment: { ...givesMemoryBack, ...environment, SUPERVISED: '1' },
    stdout: 'pipe',
    stderr: log,
    folder,
  })
  const line = await firstLine(child)
  if (line === undefined) {
    await child.exited
    return { ok: false, message: `The embedded Supabase ended before it was ready (${endOf(child)}).` }
  }

  const parsed = v.safeParse(readyLine, JSON.parse(line))
  if (!parsed.success)
    return { ok: false, message: `The embedded Supabase said something unexpected: ${line}` }
  if (!parsed.output.ready) return { ok: false, message: parsed.output.message }
  const { url, publishableKey, dataDir, outboxDir } = parsed.output
  return { ok: true, child, url, publishableKey, dataDir, outboxDir }
}

async function firstLine(child: RunningChild): Promise<string | undefined> {
  if (!child.process.stdout) return undefined
  const lines = createInterface({ input: child.process.stdout })
  return await new Promise((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(undefined))
  })
}
