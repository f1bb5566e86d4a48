import { createHash, randomBytes } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import { isChosen } from '@/base/consent/chat'
import { admit, isDrawn } from '@/server/admission/admit'
import { workOf } from '@/server/admission/work-of'
import { logFailure } from '@/server/log-failure'
import { ownPageOf } from '@/server/own-pages/own-pages'
import { beginRequest } from '@/server/request-state'
import { cacheHeaders } from '@/server/security/cache-headers'
import { type SecuritySettings, securityHeaders } from '@/server/security/headers'
import { kindOf } from '@/server/security/kind-of'
import { readableAddress } from '@/server/security/readable-address'
import { answerBefore } from './answer-before'
import { answerUnavailable } from './answer-unavailable'
import { audienceHeader } from './audience-header.mjs'
import { cacheDocument } from './cache-document'
import { plainAddress } from './plain-address'
import { preserveVary } from './preserve-vary'
import { redirectMoved } from './redirect-moved'
import { renderError, requestedErrorPage } from './render-error'
import { trustProxy } from './trust-proxy'

type Started = { request: IncomingMessage; response: ServerResponse; server: Server }

type Watch = {
  /** Names of the cookies that pages are made for. */
  cookies: { session: string; preview: string }
  /** The audience of a session's cookie, where it is known already. */
  knownAudience?: (cookie: string | undefined) => string | undefined
  /** Number of our own proxies in front; forwarding headers of others are ignored. */
  proxies: number
}

/** Either name of a session's cookie leads past the visitors' pages (next.config), whichever is in use. */
const ofOthers = ['token', '__Host-token', 'preview']

/** The base64 hash by which a policy knows an inline script. */
export const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

const nonce = () => randomBytes(16).toString('base64')

/**
 * From here on every answer of this process carries the security headers and the cache headers of its audience,
 * whichever code makes it; and an address that breaks Next is replaced by one that refuses it. Node passes each request
 * before Next sees it. `headers()` of next.config does not suffice: Next answers its redirects without them, and
 * matches a pattern for each request.
 *
 * @returns what ends it: tests share their process
 */
export function watchRequests(
  settings: SecuritySettings,
  { cookies, proxies, knownAudience }: Watch,
) {
  const started = (message: unknown) => {
    const { request, response, server } = message as Started
    trustProxy(proxies, request)
    request.url = requestedErrorPage(request.headers) ?? readableAddress(request.url ?? '/')
    const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s)
    request.url = plainAddress(pathname, query) ?? request.url
    const given = parseCookie(request.headers.cookie ?? '')
    const isPreview = cookies.preview in given
    delete request.headers[audienceHeader]
    // A document of one's own is given by the proxy, which asks the cms first; Next's router is answered as ever.
    const isDocument = request.method === 'GET' && !('rsc' in request.headers)
    const isOwn = isDocument && !isPreview && !!ownPageOf(pathname, query)
    const audience = isPreview || isOwn ? undefined : knownAudience?.(given[cookies.session])
    const isIdentified = isPreview || cookies.session in given
    const isAnonymous = !isIdentified && !ofOthers.some((name) => name in given)
    if (audience) request.headers[audienceHeader] = audience
    const isSecure = request.headers['x-forwarded-proto'] === 'https'
    const hasAgreed = isChosen(given.selection)
    const asked = { pathname, search: query, isSecure, isPreview, hasAgreed, nonce }
    const headers = securityHeaders(asked, settings)
    const all: Record<string, string> = {
      ...cacheHeaders({ pathname, search: query, isIdentified }),
      ...headers,
    }
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value)
    const kind = kindOf(pathname, query)
    if (isDocument && !isPreview && kind !== 'file') {
      const policy = () => securityHeaders({ ...asked, isCached: true }, settings)
      renderError({ request, response }, pathname, policy)
    }
    const { Vary: varies } = all
    if (varies) {
      preserveVary(response, varies)
      redirectMoved(response, query)
    }
    const state = beginRequest()
    logFailure(request, response, { pathname, state })
    if (isOwn) state.own = { storeAs: (key) => cacheDocument(response, state, key) }
    answerUnavailable(response, state)
    // Next takes the nonce of a page from the request, and must not take one that a visitor sent.
    request.headers['content-security-policy'] = headers['Content-Security-Policy']
    delete request.headers['content-security-policy-report-only']
    const work = workOf(pathname, query)
    const known = audience ?? (isAnonymous ? 'visitor' : undefined)
    if (!work || (known && !isPreview && isDrawn(work, known))) return
    const seal = given[cookies.session]
    answerBefore(server, request, (goOn) => {
      void admit({ request, response, work, seal, isPreview, isPage: kind !== 'file' }, goOn)
    })
  }
  subscribe('http.server.request.start', started)
  return () => unsubscribe('http.server.request.start', started)
}
