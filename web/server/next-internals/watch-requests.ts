import { createHash, randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import { type SecuritySettings, securityHeaders } from '@/server/security/headers'

type Started = { request: IncomingMessage; response: ServerResponse }

/** The base64 hash by which a policy knows an inline script. */
export const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

const nonce = () => randomBytes(16).toString('base64')

/**
 * From here on every answer of this process carries the security headers, whoever makes it. Node tells
 * of each request before Next sees it. `headers()` of next.config would not do: Next answers its
 * redirects without them, and matches a pattern for each request.
 */
export function watchRequests(settings: SecuritySettings, previewCookie: string) {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Started
    const headers = securityHeaders(
      {
        pathname: (request.url ?? '/').split('?', 1)[0] ?? '/',
        isSecure: request.headers['x-forwarded-proto'] === 'https',
        isPreview: previewCookie in parseCookie(request.headers.cookie ?? ''),
        nonce,
      },
      settings,
    )
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    // Next takes the nonce of a page from the request, and must not take one that a visitor sent.
    request.headers['content-security-policy'] = headers['Content-Security-Policy']
    delete request.headers['content-security-policy-report-only']
  })
}
