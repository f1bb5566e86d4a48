import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { requestIdHeader } from '@krono/contract'
import { requestState } from '@/server/request-state'

/** A request of Node's `fetch` before it is sent (documented by undici, "Diagnostics Channel Support"). */
type Outgoing = { request: { origin: string | URL; addHeader(name: string, value: string): void } }

/**
 * Adds the id of the current request to each request to the cms. Not as a header of `fetch`: Next's data cache would store
 * a response for each id.
 *
 * @returns function that ends it; tests need it
 */
export function sendRequestId(cmsOrigin: string) {
  const created = (message: unknown) => {
    const { request } = message as Outgoing
    if (String(request.origin) !== cmsOrigin) return
    const id = requestState()?.id
    if (id) request.addHeader(requestIdHeader, id)
  }
  subscribe('undici:request:create', created)
  return () => unsubscribe('undici:request:create', created)
}
