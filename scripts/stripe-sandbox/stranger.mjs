/**
 * Whoever holds the operator's page can make money of the demo: a page elsewhere may neither read it (by
 * a name of its own for this machine) nor press its buttons. Programs send no such headers.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export function isStranger({ method, headers }) {
  const host = (headers.host ?? '').replace(/:\d+$/u, '')
  const isElsewhere = !['localhost', '127.0.0.1', '[::1]'].includes(host)
  const site = headers['sec-fetch-site'] ?? 'none'
  return isElsewhere || (method !== 'GET' && !['none', 'same-origin'].includes(String(site)))
}
