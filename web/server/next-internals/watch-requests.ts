import { createHash, randomBytes } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { requestIdHeader, requestIdOf } from '@krono/contract'
import { parseCookie } from 'cookie'
import { isChosen } from '@/base/consent/chat'
import { admit, isDrawn } from '@/server/admission/admit'
import { workOf } from '@/server/admission/work-of'
import { reportEnd } from '@/server/observability/request-observers'
import { isMetricsServer } from '@/server/observability/serve-metrics'
import { ownPageOf } from '@/server/own-pages/own-pages'
import { recordAnswer } from '@/server/page-views/record-answers'
import { beginRequest } from '@/server/request-state'
import { cacheHeaders } from '@/server/security/cache-headers'
import { type SecuritySettings, securityHeaders } from '@/server/security/headers'
import { kindOf } from '@/server/security/kind-of'
import { readableAddress } from '@/server/security/readable-address'
import { answerUnavailable } from './answer-unavailable'
import { audienceHeader } from './audience-header.mjs'
import { cacheDocument } from './cache-document'
import { identifyingCookies } from './identifying-cookies.mjs'
import { interceptRequest } from './intercept-requests'
import { plainAddress } from './plain-address'
import { preserveVary } from './preserve-vary'
import { redirectMoved } from './redirect-moved'
import { renderError, requestedErrorPage } from './render-error'
import { trustProxy } from './trust-proxy'

type Started = { request: IncomingMessage; response: ServerResponse; server: Server }

type WatchOptions = {
  /** Names of the session cookie and the preview cookie. */
  cookies: { session: string; preview: string }
  /** The audience of a session cookie that was unsealed before. */
  knownAudience?: (cookie: string | undefined) => string | undefined
  /** Number of our own proxies; forwarding headers of others are ignored. */
  proxies: number
}

/** The base64 hash by which a policy knows an inline script. */
export const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

const nonce = () => randomBytes(16).toString('base64')

/**
 * Adds the security and cache headers to every response of this process, and replaces addresses that break Next. It
 * subscribes to Node's diagnostics channel, which reports each request before Next handles it. `headers()` of
 * next.config does not suffice: Next omits these headers from redirects, and matches a pattern for each request.
 *
 * @returns function that unsubscribes; tests need it because they share a process
 */
export function watchRequests(
  settings: SecuritySettings,
  { cookies, proxies, knownAudience }: WatchOptions,
) {
  const started = (message: unknown) => {
    const { request, response, server } = message as Started
    if (isMetricsServer(server)) return
    trustProxy(proxies, request)
    const errorPage = requestedErrorPage(request.headers)
    request.url = errorPage ?? readableAddress(request.url ?? '/')
    const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s)
    request.url = plainAddress(pathname, query) ?? request.url
    const sentCookies = parseCookie(request.headers.cookie ?? '')
    const isPreview = cookies.preview in sentCookies
    delete request.headers[audienceHeader]
    // The proxy serves documents of private pages after a request to the cms; requests of Next's router are not affected.
    const isDocument = request.method === 'GET' && !('rsc' in request.headers)
    const isPrivatePage = isDocument && !isPreview && !!ownPageOf(pathname, query)
    const audience =
      isPreview || isPrivatePage ? undefined : knownAudience?.(sentCookies[cookies.session])
    const isIdentified = identifyingCookies.some((name) => name in sentCookies)
    if (audience) request.headers[audienceHeader] = audience
    const isSecure = request.headers['x-forwarded-proto'] === 'https'
    const hasAgreed = isChosen(sentCookies.selection)
    const policyInput = { pathname, search: query, isSecure, isPreview, hasAgreed, nonce }
    const headers = securityHeaders(policyInput, settings)
    const headersToSet: Record<string, string> = {
      ...cacheHeaders({ pathname, search: query, isIdentified }),
      ...headers,
    }
    for (const [name, value] of Object.entries(headersToSet)) response.setHeader(name, value)
    const kind = kindOf(pathname, query)
    if (isDocument && !isPreview && kind !== 'file') {
      const policy = () => securityHeaders({ ...policyInput, isCached: true }, settings)
      renderError({ request, response }, pathname, policy)
    }
    const { Vary: vary } = headersToSet
    if (vary) {
      preserveVary(response, vary)
      redirectMoved(response, query)
    }
    const state = beginRequest(requestIdOf(String(request.headers[requestIdHeader] ?? '')))
    response.setHeader(requestIdHeader, state.id)
    if (!errorPage) reportEnd(request, response, { pathname, state })
    if (!isPreview) recordAnswer(request, response, { pathname, state, isPage: kind !== 'file' })
    if (isPrivatePage) state.own = { storeAs: (key) => cacheDocument(response, state, key) }
    answerUnavailable(response, state)
    // Next reads the nonce of a page from the request headers, and must not read one that a visitor sent.
    request.headers['content-security-policy'] = headers['Content-Security-Policy']
    delete request.headers['content-security-policy-report-only']
    const work = workOf(pathname, query)
    const pageAudience = audience ?? (isIdentified ? undefined : 'visitor')
    if (!work || (pageAudience && !isPreview && isDrawn(work, pageAudience))) return
    const seal = sentCookies[cookies.session]
    interceptRequest(server, request, (next) => {
      void admit({ request, response, work, seal, isPreview, isPage: kind !== 'file' }, next)
    })
  }
  subscribe('http.server.request.start', started)
  return () => unsubscribe('http.server.request.start', started)
}
