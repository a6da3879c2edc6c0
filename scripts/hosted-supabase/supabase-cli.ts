import { runProcess } from '../test/run-process.ts'

// Not a dependency: 140 MB for whom a hosted project does not concern.
const supabase = 'supabase@3.1.0'

/** Runs one command of the Supabase CLI in this project. Throws with what it wrote when it fails. */
export async function supabaseCli(args: string[], environment: Record<string, string> = {}): Promise<string> {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'
  const { status, output } = await runProcess(npx, ['--yes', supabase, ...args, '--yes', '--agent', 'no'], {
    environment: { ...environment, DO_NOT_TRACK: '1' },
    limit: 5 * 60_000,
  })
  if (status !== 0) throw new Error(`supabase ${args.join(' ')} failed:\n${output}`)
  return output
}
