import type { ReactNode } from 'react'

export interface Rendered {
  stream: ReadableStream<Uint8Array>
  abort: (reason: unknown) => void
}

interface RenderOptions {
  nonce: string | undefined
  /** Whole in one piece, instead of in pieces as they get ready. */
  settled: boolean
  /** All that the page asks for has been answered: no part of it is going to be late. */
  answered: boolean
  onError: (error: unknown) => void
}

export type RenderStream = (page: ReactNode, options: RenderOptions) => Promise<Rendered>
