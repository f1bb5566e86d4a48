/** @typedef {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, url: URL }} Call */

const types = { html: 'text/html', css: 'text/css', svg: 'image/svg+xml' }

/**
 * Nothing from elsewhere. Browsers check the addresses that an answered form leads to as well: a
 * checkout must say where it goes on.
 *
 * @param {readonly (string | null)[]} leadsTo addresses
 */
function policyOf(leadsTo) {
  const origins = leadsTo.flatMap((address) => (address ? [new URL(address).origin] : []))
  const targets = ["'self'", ...new Set(origins)].join(' ')
  return `default-src 'none'; img-src 'self'; style-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`
}

/** @param {Call} call @param {keyof typeof types} type @param {string | Buffer} body @param {{ status?: number, leadsTo?: readonly (string | null)[] }} [how] */
export function send({ response }, type, body, { status = 200, leadsTo = [] } = {}) {
  response.writeHead(status, {
    'Content-Type': `${types[type]}; charset=utf-8`,
    'Content-Security-Policy': policyOf(leadsTo),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  })
  response.end(body)
}

/** @param {Call} call @param {unknown} value @param {number} [status] */
export function sendJson({ response }, value, status = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}

/** @param {Call} call @param {string} location */
export function redirect({ response }, location) {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end()
}
