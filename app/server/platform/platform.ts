import type { ServerRequest } from 'srvx'

import type { FlatHeaders } from '../http/flat-headers'
import type { SiteLog } from '../log/site-log'
import type { PageCache, PageCacheOptions } from '../page-cache/page-cache'
import type { RenderStream } from '../rendering/rendered'
import type { PublicFiles } from '../static-files/public-files'

export type Answer = (request: ServerRequest) => Response | Promise<Response>

/**
 * What the server wants from whatever it runs on, beyond the Web's own interfaces, `process.env` and `node:crypto`.
 * One is Node on a machine (platform.server.ts), the other any host of functions (edge-platform.server.ts), and
 * the build chooses (app.config.ts).
 */
export interface Platform {
  /** The files of the build, where the server has to send them itself. */
  publicFiles: (always: FlatHeaders) => PublicFiles
  /** Keeps pages for all visitors, where memory lasts and is shared. */
  pageCache: ((options: PageCacheOptions) => PageCache) | undefined
  /** The answer in the best coding its visitor takes, where nobody else sees to that. */
  compressed: (request: Request, response: Response, afterwards?: () => void) => Response
  render: RenderStream
  /** The answers, with a line in the log for each, where nobody else writes it. */
  logged: (answer: Answer) => Answer
  makeLog: () => SiteLog
  /** Before a request is answered of which nobody reads the rest. */
  drainBody: (request: Request) => Promise<void>
  /** Whether one request may wait for what another has asked for, and work go on after its answer. */
  sharesWork: boolean
  /** Ends what could show pages and take no lead. */
  refuse: (problem: string) => never
}
