/** What one client may take. A browser opens six connections and sends one request at a time on each. */
export const connectionLimits = {
  /** Requests of one connection that are being answered at the same time. */
  inFlight: 16,
  /** Connections of everybody. */
  open: 2048,
  /** Connections of one public address: an office shares one, and a program would take all of them. */
  openPerAddress: 256,
} as const

/** In milliseconds, as Node's server wants them. */
export const connectionTimes = {
  /** Until the head of a request is there. */
  headersTimeout: 10_000,
  /** Until all of it is there. */
  requestTimeout: 30_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 2_000,
  /** Between two requests. */
  keepAliveTimeout: 5_000,
  /** Without a byte in either direction: whoever stops reading a film in the middle. */
  timeout: 60_000,
} as const
