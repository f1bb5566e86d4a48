import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { limitSlowClients, type SlowClientLimits, slowClientLimits } from '@krono/contract'

const channel = 'http.server.request.start'

/**
 * Limits the time of connections, from the first request on, such as that of a health check: `next start` has an option
 * for idle connections only.
 *
 * @returns function that stops it for servers without a request so far
 */
export function limitSlowRequests(limits: SlowClientLimits = slowClientLimits.web) {
  const known = new WeakSet<Server>()
  const started = (message: unknown) => {
    const { server } = message as { server: Server }
    if (known.has(server)) return
    known.add(server)
    limitSlowClients(server, limits)
  }
  subscribe(channel, started)
  return () => unsubscribe(channel, started)
}
