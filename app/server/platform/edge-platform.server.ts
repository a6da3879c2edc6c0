import { linesToConsole } from '../log/lines-to-console.server'
import { withLines } from '../log/with-lines.server'
import { readableStream } from '../rendering/readable-stream.server'
import type { Platform } from './platform'

/**
 * Any host of functions: it serves the files and compresses, many processes live for as long as they like, and what
 * one of them remembers the next does not know. So no page is kept: every one is rendered for its visitor.
 */
export const platform: Platform = {
  publicFiles: () => ({ inMemory: () => undefined, read: () => undefined }),
  pageCache: undefined,
  compressed: (_, response) => response,
  render: readableStream,
  logged: withLines,
  makeLog: linesToConsole,
  // Without reading it to its end, workerd cuts off who is still sending before the answer is there.
  async drainBody({ body }) {
    await body?.pipeTo(new WritableStream()).catch(() => {})
  },
  sharesWork: false,
  refuse(problem) {
    throw new Error(problem)
  },
}
