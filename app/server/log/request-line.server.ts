import { healthPath, readyPath } from '../health.server'
import { pathOfTarget } from '../http/path-of-target'
import { isFileAddress } from '../refused-request.server'
import { siteLog } from './site-log.server'

interface OverRequest {
  id: () => string
  method: string
  /** As it was asked for. */
  target: string
  status: number
  /** Until the last byte was handed on. */
  milliseconds: number
  /** The visitor left before that. */
  left: boolean
}

const slowMs = 1000

/**
 * The line of a request: what was asked and how it went, and nothing of who asked. Pictures and scripts that went
 * well are `debug`, dozens for every page; what was slow warns, though not a film, which takes as long as its visitor's line.
 */
export function logRequest({ id, method, target, status, milliseconds, left }: OverRequest): void {
  const log = siteLog()
  const path = loggedPath(target)
  const level = levelOf(path, status, milliseconds)
  if (!log.isLevelEnabled(level)) return
  const went = { id: id(), method, path, status, ms: Math.round(milliseconds) }
  log[level](left ? { ...went, left } : went, 'request')
}

function levelOf(path: string, status: number, milliseconds: number): 'debug' | 'info' | 'warn' | 'error' {
  if (path === healthPath || path === readyPath) return 'debug'
  if (status >= 500) return 'error'
  if (status < 400 && isFileAddress(path)) return 'debug'
  return milliseconds > slowMs ? 'warn' : 'info'
}

const longest = 200
const withMailAddress = /[^/]*(?:@|%40)[^/]*/gi

/** The path alone: what stands behind a question mark may be anybody's, and so may what holds a mail address. */
function loggedPath(target: string): string {
  const path = pathOfTarget(target).slice(0, longest)
  return path.includes('@') || path.includes('%40') ? path.replaceAll(withMailAddress, '...') : path
}
