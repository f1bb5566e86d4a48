import { errors, isRepeatable } from '@krono/contract'
import { fill } from '@/base/text/fill'
import { env, getSecrets } from '@/env'
import { cmsSilence } from '@/server/next-internals/cms-silence.mjs'
import { type RequestState, requestState } from '@/server/request-state'
import { retryAfterSeconds, waitOf } from '@/server/retry-after'
import { noteAsked } from './asked-content'
import { cmsAnswers } from './cms-answers'
import type { CmsRequest } from './cms-request'
import { ContentError } from './content-error'

/** Time for all cms requests of a page, so that a hanging cms cannot block it (quality, "Faults": an answer within 5 s). */
const timeoutMs = 4200
/** Minimum time for a request that has waited long for a slot; a healthy cms answers much faster. */
const minTimeoutMs = 1000

/** Statuses of an unavailable cms, or of a proxy in front of it. */
const unavailableStatuses: readonly number[] = [502, 503, 504]

/** A JSON request body. */
export const jsonOf = (input: object) => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(input),
})

/**
 * Sends a request to the cms with web's own token. All requests use this function, also forwarded ones. Returns a
 * response of any status. Throws ContentError if there is no response: `unclear` if the call may have been carried out
 * and may not be repeated, else `unreachable`.
 */
export async function requestCms(request: CmsRequest) {
  const state = requestState()
  const response = request.loading?.next
    ? await sendForContent(request, state)
    : await send(request, state)
  if (state) state.cmsRefusal ??= refusalIn(response)
  if (state && response && !response.ok)
    state.errorCode = response.headers.get('x-error-code') ?? undefined
  if (!response) throw new ContentError(request.path, 'unreachable')
  return response
}

/**
 * Requests content. If the cms fails, a second attempt gets the cached response of any age, because the cms is then
 * marked as silent (next-internals/cache-handler).
 */
async function sendForContent(request: CmsRequest, state: RequestState | undefined) {
  noteAsked(request)
  const response = await send(request, state)
  if (response?.ok || response?.status === errors.notFound.status) return response
  cmsSilence.begin()
  return (await send(request, state)) ?? response
}

async function send(
  { path, id = '', search = '', method = 'GET', ...request }: CmsRequest,
  state: RequestState | undefined,
) {
  const { caller, headers, body, loading } = request
  const { headers: asDraft, ...caching } = loading ?? { cache: 'no-store' as const }
  const address = `${env.CMS_URL}/api${fill(path, { id: encodeURIComponent(id) })}${search}`
  const init = {
    ...caching,
    method,
    headers: {
      ...headers,
      ...asDraft,
      ...(caller.token && { token: caller.token }),
      ...(caller.address && { 'X-Forwarded-For': caller.address }),
      Authorization: `Bearer ${getSecrets().CONTENT_TOKEN}`,
    },
    ...(body !== undefined && { body }),
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(timeLeftMs(state)),
  }
  // A cached response proves nothing about the cms.
  const isCached = loading?.next !== undefined
  if (!isCached) cmsAnswers.noteQuestion()
  // The cms may close a reused connection at the moment of its use: a GET may be repeated, a change may not.
  const response = await fetch(address, init)
    .catch((error: unknown) => {
      if (method === 'GET') return fetch(address, init)
      if (isRepeatable(method, path) || wasNeverSent(error)) return undefined
      if (state) state.cmsRefusal ??= refusalIn(undefined)
      throw new ContentError(path, 'unclear')
    })
    .catch(orNothing)
  if (response && !isCached) cmsAnswers.noteAnswer()
  return response
}

/** The causes with which Node's fetch fails before it sends anything. */
const unsentCodes: readonly unknown[] = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
]

const wasNeverSent = (error: unknown) => unsentCodes.includes(Object(Object(error).cause).code)

function orNothing(error: unknown): undefined {
  if (error instanceof ContentError) throw error
}

/** All requests of a page share one deadline, so that sequential requests do not wait longer. */
function timeLeftMs(state: RequestState | undefined): number {
  if (!state) return timeoutMs
  state.cmsDeadline ??= Math.max(state.begunAt + timeoutMs, performance.now() + minTimeoutMs)
  return Math.max(0, Math.ceil(state.cmsDeadline - performance.now()))
}

/** Status of a page that cannot be rendered without this response. */
function refusalIn(response: Response | undefined): RequestState['cmsRefusal'] {
  if (!response || unavailableStatuses.includes(response.status)) {
    return { status: errors.unavailable.status, retryAfterSeconds }
  }
  if (response.status !== errors.tooManyRequests.status) return undefined
  return { status: response.status, retryAfterSeconds: waitOf(response) ?? retryAfterSeconds }
}
