import { fill } from '@/base/text/fill'
import type { CallName } from '@/lib/contract/calls'
import type { EndpointRow } from '@/lib/contract/endpoint-row'
import { endpointsOfPages } from '@/lib/contract/endpoints-of-pages'

/** spec §9 */
const timeoutMs = 300_000

/** Sends a call of the contract from the browser. Rejects when nobody answers. */
export function sendCall(name: CallName, input: object): Promise<Response> {
  const { method, path: form }: EndpointRow = endpointsOfPages[name]
  const [path, given] = fillIn(form, input)
  const signal = AbortSignal.timeout(timeoutMs)
  if (method === 'GET') {
    return fetch(`/api${path}?${new URLSearchParams(Object.entries(given))}`, { signal })
  }
  const headers = { 'content-type': 'application/json' }
  return fetch(`/api${path}`, { method, headers, body: JSON.stringify(given), signal })
}

/** An id that stands in the path is taken out of what is sent. */
function fillIn(form: string, input: { id?: unknown }): [path: string, given: object] {
  if (!form.includes('{id}')) return [form, input]
  const { id, ...given } = input
  return [fill(form, { id: encodeURIComponent(String(id)) }), given]
}
