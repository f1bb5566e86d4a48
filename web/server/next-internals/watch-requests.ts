import { createHash, randomBytes } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import { isChosen } from '@/base/consent/chat'
import { ownPageOf } from '@/server/own-pages/own-pages'
import { beginRequest } from '@/server/request-state'
import { cacheHeaders } from '@/server/security/cache-headers'
import { type SecuritySettings, securityHeaders } from '@/server/security/headers'
import { kindOf } from '@/server/security/kind-of'
import { readableAddress } from '@/server/security/readable-address'
import { answerBefore } from './answer-before'
import { audienceHeader } from './audience-header.mjs'
import { believeOnly } from './believe-only'
import { draftCookie } from './draft-cookie'
import { askedRefusal, drawRefusal } from './draw-refusal'
import { keepDocument } from './keep-document'
import { keepVary } from './keep-vary'
import { plainAddress } from './plain-address'
import { questionOf, ReadyAnswers } from './ready-answers'
import { sayMoved } from './say-moved'
import { sayUnavailable } from './say-unavailable'

type Started = { request: IncomingMessage; response: ServerResponse; server: Server }

type Watch = {
  /** Names of the cookies that pages are made for. */
  cookies: { session: string; preview: string }
  /** Whose pages the bearer of a session's cookie gets, where that is known already. */
  knownAudience?: (cookie: string | undefined) => string | undefined
  /** How many proxies of ours stand in front; nobody else's word about a caller is heard. */
  proxies: number
}

/** Either name of a session's cookie leads past the visitors' pages (next.config), whichever is in use. */
const ofOthers = ['token', '__Host-token', 'preview']

const readyAnswers = new ReadyAnswers()

/** The base64 hash by which a policy knows an inline script. */
export const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

const nonce = () => randomBytes(16).toString('base64')

/**
 * From here on every answer of this process carries the security headers, and tells caches whose it is, whoever makes
 * it; and an address that Next would break at leads to what refuses it. Node tells of each request before Next sees
 * it. `headers()` of next.config would not do: Next answers its redirects without them, and matches a pattern for each
 * request.
 *
 * @returns what ends it: tests share their process
 */
export function watchRequests(
  settings: SecuritySettings,
  { cookies, proxies, knownAudience }: Watch,
) {
  const started = (message: unknown) => {
    const { request, response, server } = message as Started
    believeOnly(proxies, request)
    request.url = askedRefusal(request.headers) ?? readableAddress(request.url ?? '/')
    const [pathname = '/', query = ''] = request.url.split(/\?(.*)/s)
    request.url = plainAddress(pathname, query) ?? request.url
    const given = parseCookie(request.headers.cookie ?? '')
    const isPreview = cookies.preview in given
    delete request.headers[audienceHeader]
    // A document of one's own is given by the proxy, which asks the cms first; Next's router is answered as ever.
    const isDocument = request.method === 'GET' && !('rsc' in request.headers)
    const isOwn = isDocument && !isPreview && !!ownPageOf(pathname, query)
    const audience = isPreview || isOwn ? undefined : knownAudience?.(given[cookies.session])
    const isSomebody = isPreview || cookies.session in given
    const isNobody = !isSomebody && !ofOthers.some((name) => name in given)
    const whose = draftCookie in given ? undefined : (audience ?? (isNobody ? 'nobody' : undefined))
    const question = whose && questionOf(request, whose)
    const ready = question ? readyAnswers.find(question) : undefined
    if (ready) {
      return answerBefore(server, request, (answer) => {
        answer.writeHead(200, ready.headers).end(ready.bytes)
      })
    }
    if (audience) request.headers[audienceHeader] = audience
    const isSecure = request.headers['x-forwarded-proto'] === 'https'
    const hasAgreed = isChosen(given.selection)
    const asked = { pathname, search: query, isSecure, isPreview, hasAgreed, nonce }
    const headers = securityHeaders(asked, settings)
    const all: Record<string, string> = {
      ...cacheHeaders({ pathname, search: query, isSomebody }),
      ...headers,
    }
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value)
    const kind = kindOf(pathname, query)
    if (isDocument && !isPreview && kind !== 'file') {
      const policy = () => securityHeaders({ ...asked, isKept: true }, settings)
      drawRefusal({ request, response }, pathname, policy)
    }
    const { Vary: varies } = all
    if (varies) {
      keepVary(response, varies)
      sayMoved(response, query)
    }
    const state = beginRequest()
    if (isOwn) state.own = { keepAs: (key) => keepDocument(response, state, key) }
    sayUnavailable(response, state)
    if (question && (kind === 'static' || kind === 'kept')) {
      readyAnswers.watch(response, state, question)
    }
    // Next takes the nonce of a page from the request, and must not take one that a visitor sent.
    request.headers['content-security-policy'] = headers['Content-Security-Policy']
    delete request.headers['content-security-policy-report-only']
  }
  subscribe('http.server.request.start', started)
  return () => unsubscribe('http.server.request.start', started)
}
