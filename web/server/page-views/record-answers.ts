import type { IncomingMessage, ServerResponse } from 'node:http'
import { timeSteps } from '@krono/contract'
import { today } from '@/base/clock'
import { findRoute } from '@/base/routing/links'
import type { RequestState } from '@/server/request-state'
import { isRobot } from './is-counted'
import { addSum, sendCountsSoon } from './pending-counts'
import { plainPath, plainReferrer } from './plain-values'

/** Files that are made for a download, as they are named in the sums. */
const files = [
  [/^\/api\/analysis\/download\//, 'analysis'],
  [/^\/api\/certificate\/[^/]+\/pdf$/, 'certificate'],
] as const

/** The step of a server time in ms: its upper limit; empty above the last. */
export const stepOf = (ms: number) => String(timeSteps.find((limit) => ms <= limit) ?? '')

type Answered = { pathname: string; state: RequestState; isPage: boolean }

/**
 * Adds to the sums when a response was sent: missing pages and where their address was found, the server time of each
 * page by its route, PDFs. A page that Next's router fetched in advance was not opened.
 */
export function recordAnswer(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: ServerResponse,
  { pathname, state, isPage }: Answered,
) {
  if (method !== 'GET' || 'next-router-prefetch' in headers) return
  response.once('finish', () => {
    const ms = Math.max(0, Math.round(performance.now() - state.begunAt))
    const { statusCode } = response
    if (state.isRefused || isRobot({ get: (name) => String(headers[name] ?? '') })) return
    const sum = { day: today(), count: 1, total: 0 }
    const file = statusCode === 200 && files.find(([form]) => form.test(pathname))?.[1]
    const route = findRoute(pathname)?.row.path
    if (file) addSum({ ...sum, kind: 'file', value: file, detail: '' })
    else if (!isPage) return
    else if (statusCode === 404)
      addSum({
        ...{ ...sum, kind: 'missing', value: plainPath(pathname) },
        detail: plainReferrer(headers.referer),
      })
    else if (statusCode === 200 && route)
      addSum({ ...sum, kind: 'time', value: route, detail: stepOf(ms), total: ms })
    else return
    void sendCountsSoon()
  })
}
