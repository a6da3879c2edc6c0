import { platform } from '~/server/platform/platform.server'

import { siteProcess } from '../site-process.server'
import type { SiteLog } from './site-log'

/** The log of this process: one JSON line an event, from `LOG_LEVEL` on. */
export function siteLog(): SiteLog {
  return (siteProcess().log ??= platform.makeLog())
}
