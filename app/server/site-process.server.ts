import { AsyncLocalStorage } from 'node:async_hooks'

import type { FromMemory } from './http/ready-answer'
import type { SiteLog } from './log/site-log'

/** Something pages are made from and that may change: a cached answer of the backend. */
export interface DataSource {
  /** Whether what was read as `version` may still be shown. Looks again in the background when it is time. */
  stands(version: number): boolean
  /** The next reader asks the backend. */
  forget(): void
}

/** One page being rendered on the server. */
export interface PageRendering {
  /** Whole in one piece: nothing is sent before every deferred part is there. */
  settled: boolean
  /** What the page was made from, each with the version it read. */
  reads: Map<DataSource, number>
  /** Something it needed could not be read: the page stands without, and is nobody else's. */
  incomplete: boolean
}

interface SiteProcess {
  rendering: AsyncLocalStorage<PageRendering>
  sources: Set<DataSource>
  /** Set once the edge stands. */
  fromMemory?: FromMemory
  /** Made when something is first said. */
  log?: SiteLog
}

declare global {
  var siteProcess: SiteProcess | undefined
}

/**
 * What the edge and the pages both know. They are built into two bundles, each with its own copy of every
 * module: a variable of a module would exist twice, so this one belongs to the process.
 */
export function siteProcess(): SiteProcess {
  globalThis.siteProcess ??= { rendering: new AsyncLocalStorage(), sources: new Set() }
  return globalThis.siteProcess
}
