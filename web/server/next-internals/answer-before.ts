import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Lets those answer who listen to the server; resolves when they have done what they do for this request. */
export type GoOn = () => Promise<unknown>

type Answer = (goOn: GoOn) => void

const prepared = new WeakMap<IncomingMessage, Answer>()
const known = new WeakSet<Server>()

/**
 * Runs before the listeners of a request's server, which run when `goOn` is called. Node passes a request on before it can be
 * answered, so that this waits until the server would get it.
 */
export function answerBefore(server: Server, request: IncomingMessage, answer: Answer) {
  prepared.set(request, answer)
  if (known.has(server)) return
  known.add(server)
  const emit = server.emit.bind(server) as (...given: unknown[]) => boolean
  server.emit = ((name: string, ...given: [IncomingMessage, ServerResponse]) => {
    const own = name === 'request' ? prepared.get(given[0]) : undefined
    if (!own) return emit(name, ...given)
    // The caller may continue it within the async context of another request.
    const goOn = AsyncResource.bind(async () =>
      Promise.all(server.listeners('request').map((listener) => listener.call(server, ...given))),
    )
    own(goOn)
    return true
  }) as typeof server.emit
}
