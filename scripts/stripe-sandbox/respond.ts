import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Call {
  request: IncomingMessage
  response: ServerResponse
  url: URL
}

const types = { html: 'text/html', css: 'text/css', svg: 'image/svg+xml' }

/**
 * Nothing from elsewhere. Browsers check the addresses that an answered form leads to as well: a
 * checkout must say where it goes on.
 *
 * @param leadsTo addresses
 */
function policyOf(leadsTo: readonly (string | null)[]) {
  const origins = leadsTo.flatMap((address) => (address ? [new URL(address).origin] : []))
  const targets = ["'self'", ...new Set(origins)].join(' ')
  return `default-src 'none'; img-src 'self'; style-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`
}

export function send(
  { response }: Call,
  type: keyof typeof types,
  body: string | Buffer,
  { status = 200, leadsTo = [] }: { status?: number; leadsTo?: readonly (string | null)[] } = {},
) {
  response.writeHead(status, {
    'Content-Type': `${types[type]}; charset=utf-8`,
    'Content-Security-Policy': policyOf(leadsTo),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  })
  response.end(body)
}

export function sendJson({ response }: Call, value: unknown, status: number = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}

export function redirect({ response }: Call, location: string) {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end()
}
