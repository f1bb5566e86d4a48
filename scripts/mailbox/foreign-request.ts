import type { IncomingMessage } from 'node:http'

/**
 * Letters hold links that open accounts, and the sandbox's page makes money of the demo: a page elsewhere
 * may neither read them (by a name of its own for this machine) nor press their buttons. Programs send no
 * such headers.
 */
export function isForeignRequest({ method, headers }: IncomingMessage) {
  const host = (headers.host ?? '').replace(/:\d+$/u, '')
  const isElsewhere = !['localhost', '127.0.0.1', '[::1]'].includes(host)
  const site = headers['sec-fetch-site'] ?? 'none'
  return isElsewhere || (method !== 'GET' && !['none', 'same-origin'].includes(String(site)))
}
