import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'

const channel = 'http.server.request.start'

/**
 * Delays the end of `server.close()` until some last work is done: Next exits as soon as its server is closed, and waits
 * only for the work of route handlers (`after`).
 *
 * @returns function that stops it for servers without a request so far
 */
export function finishBeforeExit(finish: () => Promise<unknown>) {
  const known = new WeakSet<Server>()
  const started = (message: unknown) => {
    const { server } = message as { server: Server }
    if (known.has(server)) return
    known.add(server)
    const close = server.close.bind(server)
    server.close = (done) => close((error) => void finish().finally(() => done?.(error)))
  }
  subscribe(channel, started)
  return () => unsubscribe(channel, started)
}
