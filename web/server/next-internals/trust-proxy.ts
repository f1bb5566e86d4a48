import type { IncomingMessage } from 'node:http'
import { addressBehind, requestIdHeader } from '@krono/contract'

/** Keeps forwarding headers only as far as our own proxies set them; a client could have forged the others. */
export function trustProxy(proxies: number, { headers, socket }: IncomingMessage) {
  headers['x-forwarded-for'] = addressBehind({
    connected: socket.remoteAddress ?? '',
    forwarded: String(headers['x-forwarded-for'] ?? ''),
    proxies,
  })
  if (proxies > 0) return
  for (const name of [
    requestIdHeader,
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-forwarded-port',
  ]) {
    delete headers[name]
  }
}
