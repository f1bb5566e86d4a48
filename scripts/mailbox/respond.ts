import type { ServerResponse } from 'node:http'

/**
 * Content-Security-Policy that loads nothing from elsewhere. Browsers also check the redirect targets of a form.
 *
 * @param targets origins that forms may lead to, in addition to this program
 */
export const policyOf = (targets: readonly string[] = []) =>
  `default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-src 'self'; form-action ${["'self'", ...targets].join(' ')}; base-uri 'none'; frame-ancestors 'none'`

export function sendPage(
  response: ServerResponse,
  html: string,
  { status = 200, policy = policyOf() }: { status?: number; policy?: string } = {},
) {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  })
  response.end(html)
}

export function sendJson(response: ServerResponse, value: unknown, status: number = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(value))
}
