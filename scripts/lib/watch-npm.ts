import { readFileSync } from 'node:fs'

const shells = /^(?:sh|dash|bash|ash|zsh|busybox)$/
const intervalMs = 300

/**
 * Calls `gone` when npm has ended without passing its signal on: nobody would be left who could stop us, and the
 * port would stay taken. npm starts a command through a shell, which may stay in between.
 */
export function watchNpm(gone: () => void): void {
  // Started by hand or by a service manager, a parent that ends means nothing.
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const shell = nameAndParent(parent)
  const npm = shell && shells.test(shell.name) ? shell.parent : undefined
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || nameAndParent(parent)?.parent === npm)) return
    clearInterval(timer)
    gone()
  }, intervalMs)
  timer.unref()
}

/** What Linux knows of a process; nothing elsewhere. The name in brackets may hold spaces and brackets. */
function nameAndParent(pid: number): { name: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return { name, parent }
  } catch {
    return undefined
  }
}
