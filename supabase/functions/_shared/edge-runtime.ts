/** The part of the edge runtime's global that we use; the hosted service and the local host provide it. */
export interface EdgeRuntimeGlobal {
  /** Keeps the function alive until `work` settles, although the answer has already been sent. */
  waitUntil(work: Promise<unknown>): void
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var EdgeRuntime: EdgeRuntimeGlobal
}
