import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Answer = (response: ServerResponse) => void

const prepared = new WeakMap<IncomingMessage, Answer>()
const known = new WeakSet<Server>()

/**
 * Has a request answered like this in the place of whatever listens to its server. Node tells of a request before it is
 * one that can be answered, so that this waits until the server would hear of it.
 */
export function answerBefore(server: Server, request: IncomingMessage, answer: Answer) {
  prepared.set(request, answer)
  if (known.has(server)) return
  known.add(server)
  const emit = server.emit.bind(server) as (...given: unknown[]) => boolean
  server.emit = ((name: string, ...given: [IncomingMessage, ServerResponse]) => {
    const own = name === 'request' ? prepared.get(given[0]) : undefined
    if (!own) return emit(name, ...given)
    own(given[1])
    return true
  }) as typeof server.emit
}
