import { cpus, loadavg, platform, release, totalmem } from 'node:os'

/** Where and when something was measured; a figure without it means nothing. */
export function describeMachine(): string {
  const cores = cpus()
  const model = cores[0]?.model.trim() || 'unknown processor'
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return `${new Date().toISOString().slice(0, 16)}Z · ${cores.length} cores (${model}), ${gigabytes} GB · ${platform()} ${release()} · Node ${process.version} · load ${load} before the run`
}
