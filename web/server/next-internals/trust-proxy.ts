import type { IncomingMessage } from 'node:http'
import { addressBehind } from '@krono/contract'

/** What a proxy tells of a caller: without one, anybody could have written it. */
export function trustProxy(proxies: number, { headers, socket }: IncomingMessage) {
  headers['x-forwarded-for'] = addressBehind({
    connected: socket.remoteAddress ?? '',
    forwarded: String(headers['x-forwarded-for'] ?? ''),
    proxies,
  })
  if (proxies > 0) return
  for (const name of ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port']) {
    delete headers[name]
  }
}
