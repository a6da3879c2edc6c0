import { fileURLToPath } from 'node:url'

import { type FlatHeaders, headersOf } from '../http/flat-headers'
import { fileAnswer } from './file-answer.server'
import type { PublicFiles } from './public-files'
import { createStaticFiles } from './static-files.server'

declare global {
  /** Where the built server begins, as Nitro writes it; this module may end up in any of its files. */
  // oxlint-disable-next-line no-underscore-dangle -- the name is Nitro's
  var __nitro_main__: string
}

const megabyte = 1024 * 1024

/** The files the build has put beside the server. In development Vite serves them itself. */
export function publicFiles(always: FlatHeaders): PublicFiles {
  if (import.meta.env.DEV) return { inMemory: () => undefined, read: () => undefined }
  const files = createStaticFiles({
    // oxlint-disable-next-line no-underscore-dangle -- the name is Nitro's
    folder: fileURLToPath(new URL('../public', globalThis.__nitro_main__)),
    always,
    mostInMemory: 32 * megabyte,
    largestInMemory: 4 * megabyte,
  })
  return {
    inMemory(asked) {
      const file = files.inMemory(asked.target)
      if (!file) return undefined
      const { body, ...answer } = fileAnswer(asked, file)
      return body instanceof Blob ? undefined : { ...answer, body }
    },
    read(asked) {
      return files.read(asked.target)?.then((file) => {
        const { body, headers, status } = fileAnswer(asked, file)
        const sent = body instanceof Blob ? body.stream() : body
        return new Response(sent, { status, headers: headersOf(headers) })
      })
    },
  }
}
