import { execFile } from 'node:child_process'

export interface Printed {
  status: number
  stdout: string
  stderr: string
}

/** Runs one of the owner's commands. Not synchronously: the Supabase it asks may live in this process. */
export function runCommand(
  name: string,
  args: string[],
  environment: Record<string, string>,
): Promise<Printed> {
  // Most of the time of a command is compiling what it imports.
  const cache = { NODE_COMPILE_CACHE: 'node_modules/.cache/commands' }
  const env = { ...process.env, ...cache, SUPABASE_URL: '', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${name}.ts`, ...args], { env }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}
