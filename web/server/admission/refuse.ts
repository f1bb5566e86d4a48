import type { ServerResponse } from 'node:http'
import { type ErrorCode, errorBody, errors } from '@krono/contract'
import { language } from '@/base/text/language'
import { requestState } from '@/server/request-state'
import { retryAfterSeconds } from '@/server/retry-after'
import { busyPage } from './busy-page'
import { makePace } from './pace'

type Refused = { response: ServerResponse; isPage: boolean }

type Reason = {
  code: Extract<ErrorCode, 'tooManyRequests' | 'unavailable'>
  waitSeconds?: number
  /** The reason is that the cms does not answer, not the number of requests. */
  isAway?: boolean
}

/** Refusals at this rate take 2 % of the thread; further ones are delayed. */
const pace = makePace({ perSecond: 150, longestMs: 3000 })

const pages = new Map<boolean, Buffer>()

function pageOf(isAway: boolean): Buffer {
  const page = pages.get(isAway) ?? Buffer.from(busyPage(isAway))
  pages.set(isAway, page)
  return page
}

/**
 * Refuses a request with Retry-After: for a page 503 with a small prepared page, for data JSON with 503, or 429 when the
 * caller exceeded a limit.
 */
export function refuse(
  { response, isPage }: Refused,
  { code, waitSeconds, isAway = false }: Reason,
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
