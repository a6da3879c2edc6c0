import type { AnyRouter } from '@tanstack/react-router'

/** As the integration of router and queries sends them with the page: what is known, then what is still to come. */
interface SentQueries {
  initial?: unknown
  stream?: ReadableStream | undefined
}

/** The integration reads a stream on every page; where nothing was late, the server has sent none. */
export function expectOnlyLateQueries({ options }: AnyRouter): void {
  const { hydrate } = options
  options.hydrate = (page: { query: SentQueries }) => {
    page.query.stream ??= new ReadableStream({ start: (controller) => controller.close() })
    return hydrate?.(page)
  }
}
