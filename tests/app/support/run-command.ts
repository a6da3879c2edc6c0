import { execFile } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'

export interface CommandResult {
  status: number
  stdout: string
  stderr: string
}

/** Asynchronous because the command's Supabase may run in this process. */
export function runCommand(
  name: string,
  args: string[],
  environment: Record<string, string>,
  cwd = '.',
): Promise<CommandResult> {
  // A command spends most of its time compiling its imports.
  const cache = {
    NODE_COMPILE_CACHE: resolvePath('node_modules/.cache/commands'),
  }
  const env = { ...process.env, ...cache, SUPABASE_URL: '', ...environment }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [resolvePath(`scripts/${name}.ts`), ...args],
      { env, cwd },
      (error, stdout, stderr) => {
        resolve({
          status: typeof error?.code === 'number' ? error.code : 0,
          stdout,
          stderr,
        })
      },
    )
  })
}
