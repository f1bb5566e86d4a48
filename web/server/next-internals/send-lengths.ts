import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { requestState } from '@/server/request-state'

/**
 * Lets route handlers send Content-Length (server/api/content-length): Next removes it from their responses, because the
 * body of a fetch may have been decoded. Call it after `watchRequests`, which creates the state of a request.
 *
 * @returns function that unsubscribes; tests need it because they share a process
 */
export function sendLengths() {
  const started = (message: unknown) => {
    const { response } = message as { response: ServerResponse }
    const state = requestState()
    if (!state) return
    state.setLength = (bytes) => {
      if (!response.headersSent) response.setHeader('Content-Length', bytes)
    }
  }
  subscribe('http.server.request.start', started)
  return () => unsubscribe('http.server.request.start', started)
}
