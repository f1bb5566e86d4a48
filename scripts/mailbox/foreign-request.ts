import type { IncomingMessage } from 'node:http'

/**
 * Detects requests of other sites. E-mails contain links that open accounts, and the sandbox's page creates payments: a
 * foreign page may neither read them (through its own host name for this machine) nor submit their forms. Requests of
 * programs have no such headers.
 */
export function isForeignRequest({ method, headers }: IncomingMessage) {
  const host = (headers.host ?? '').replace(/:\d+$/u, '')
  const isElsewhere = !['localhost', '127.0.0.1', '[::1]'].includes(host)
  const site = headers['sec-fetch-site'] ?? 'none'
  return isElsewhere || (method !== 'GET' && !['none', 'same-origin'].includes(String(site)))
}
