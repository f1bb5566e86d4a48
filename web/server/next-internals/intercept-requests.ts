import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown

/** @param next calls the server's own request listeners; resolves when all have returned */
type Handler = (next: () => Promise<unknown>) => void

const handlers = new WeakMap<IncomingMessage, Handler>()
const intercepted = new WeakSet<Server>()

/**
 * Calls a handler for a request instead of the server's request listeners; the handler decides when they run. Must be
 * called before Node emits `request`. The first call for a server replaces its listeners by one that looks for a handler,
 * so listeners that are added later are not intercepted.
 */
export function interceptRequest(server: Server, request: IncomingMessage, handler: Handler) {
  handlers.set(request, handler)
  if (intercepted.has(server)) return
  intercepted.add(server)
  const listeners = server.listeners('request') as Listener[]
  const callListeners = (...message: Parameters<Listener>): unknown[] =>
    listeners.map((listener) => listener.apply(server, message))
  server.removeAllListeners('request')
  server.on('request', (...message) => {
    const own = handlers.get(message[0])
    if (!own) return callListeners(...message)
    // `next` may be called in the async context of another request.
    own(AsyncResource.bind(async () => Promise.all(callListeners(...message))))
  })
}
