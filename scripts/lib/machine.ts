import { cpus } from 'node:os'

/** When and on what something was measured. */
export function describeMachine(): string {
  const [core] = cpus()
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${core?.model ?? 'unknown'}, Node ${process.version}`
}
