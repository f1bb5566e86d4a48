import type { ServerResponse } from 'node:http'
import { type ErrorCode, errorBody, errors } from '@krono/contract'
import { language } from '@/base/text/language'
import { requestState } from '@/server/request-state'
import { retryAfterSeconds } from '@/server/retry-after'
import { busyPage } from './busy-page'
import { makePace } from './pace'

type Refused = { response: ServerResponse; isPage: boolean }

type Why = {
  code: Extract<ErrorCode, 'tooManyRequests' | 'unavailable'>
  waitSeconds?: number
  /** Not that many ask, but that the cms does not answer. */
  isAway?: boolean
}

/** As many as cost a fiftieth of the thread; a client without pauses waits a moment for the next. */
const pace = makePace({ perSecond: 150, longestMs: 3000 })

const pages = new Map<boolean, Buffer>()

function pageOf(isAway: boolean): Buffer {
  const page = pages.get(isAway) ?? Buffer.from(busyPage(isAway))
  pages.set(isAway, page)
  return page
}

/**
 * Answers that there are too many requests, and when to retry: a small page that is not rendered, or JSON. A page is
 * always 503; data is 429 where it is the caller's own doing.
 */
export function refuse(
  { response, isPage }: Refused,
  { code, waitSeconds, isAway = false }: Why,
): void {
  const shownCode = isPage ? 'unavailable' : code
  const delayMs = pace.next()
  const state = requestState()
  if (state) state.isRefused = true
  const answer = () => {
    if (response.destroyed || response.headersSent) return
    if (delayMs === undefined) response.setHeader('Connection', 'close')
    response.statusCode = errors[shownCode].status
    response.setHeader('Retry-After', String(waitSeconds ?? retryAfterSeconds))
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Robots-Tag', 'noindex')
    response.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'application/json')
    response.end(isPage ? pageOf(isAway) : JSON.stringify(errorBody(shownCode, language)))
  }
  if (delayMs) setTimeout(answer, delayMs)
  else answer()
}
