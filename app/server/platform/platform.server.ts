import { compressedResponse } from '../http/compressed-response.server'
import { linesToOutput } from '../log/lines-to-output.server'
import { createPageCache } from '../page-cache/page-cache.server'
import { pipedStream } from '../rendering/piped-stream.server'
import { publicFiles } from '../static-files/public-files.server'
import type { Platform } from './platform'

/** Node on a machine of the owner's: one process, memory that lasts, and no CDN that would serve files or compress. */
export const platform: Platform = {
  publicFiles,
  pageCache: createPageCache,
  compressed: compressedResponse,
  render: pipedStream,
  // What listens writes them: it knows when the last byte has gone (listening/main.server.ts).
  logged: (answer) => answer,
  makeLog: linesToOutput,
  // Read to its end, but not waited for: unread it stands still, and cancelled it takes the connection with it, and
  // with that the answer to who is still sending.
  drainBody: async ({ body }) => void body?.pipeTo(new WritableStream()).catch(() => {}),
  sharesWork: true,
  refuse(problem) {
    console.error(problem)
    process.exit(1)
  },
}
