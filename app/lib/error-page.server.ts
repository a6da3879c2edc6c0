import { defineErrorHandler } from 'nitro'

import { log } from './log.server'
import { refusal, refusalStatus } from './refusal.server'

/** What the framework refuses or breaks on, in words a person understands. */
export default defineErrorHandler((error, event) => {
  if (error.unhandled || error.status >= 500)
    log.error({ err: error.cause ?? error }, 'a request could not be answered')
  return refusal(refusalStatus(error.status), event.req.headers.get('accept'))
})
