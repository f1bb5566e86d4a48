/** Of Node's server. */
type LimitedServer = {
  headersTimeout: number
  requestTimeout: number
  setTimeout(ms: number): unknown
}

/** All in ms. Node looks for the first two every 30 seconds. */
export type SlowClientLimits = {
  /** From the start of a request until its headers are complete; then 408. */
  headersMs: number
  /** From the start of a request until its body is complete; then 408. */
  requestMs: number
  /** Without a byte in either direction, such as of a client that does not read; then the connection is closed. */
  idleMs: number
}

/** Longer than any response is prepared, and than a phone in a tunnel is patient. */
const common = { headersMs: 20_000, idleMs: 120_000 } as const

export const slowClientLimits = {
  /** The largest body is a picture of five megabytes. */
  web: { ...common, requestMs: 120_000 },
  /** Editors upload videos. */
  cms: { ...common, requestMs: 300_000 },
} as const satisfies Record<string, SlowClientLimits>

/** Ends the connections of clients that send or read too slowly, so that they do not use up memory and connections. */
export function limitSlowClients(server: LimitedServer, limits: SlowClientLimits) {
  server.headersTimeout = limits.headersMs
  server.requestTimeout = limits.requestMs
  server.setTimeout(limits.idleMs)
}
