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
  const env = { ...process.env, SUPABASE_URL: '', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [`scripts/${name}.ts`, ...args], { env }, (error, stdout, stderr) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}
