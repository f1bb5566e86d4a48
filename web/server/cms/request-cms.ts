import { errors } from '@krono/contract'
import { fill } from '@/base/text/fill'
import { env, getSecrets } from '@/env'
import { cmsSilence } from '@/server/next-internals/cms-silence.mjs'
import { type RequestState, requestState } from '@/server/request-state'
import { retryAfterSeconds, waitOf } from '@/server/retry-after'
import { noteAsked } from './asked-content'
import { cmsAnswers } from './cms-answers'
import type { CmsRequest } from './cms-request'
import { ContentError } from './content-error'

/** A cms that hangs must not hang us (quality, "Faults": an answer within 5 s). */
const patienceMs = 4200
/** What waited long for its turn still asks: a cms that is well answers far sooner. */
const leastPatienceMs = 1000

/** What the cms says when it cannot answer now, and what stands before it says in its place. */
const awayStatuses: readonly number[] = [502, 503, 504]

/** A body of JSON. */
export const jsonOf = (input: object) => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(input),
})

/**
 * The one way to the cms: every question and every call that is handed on takes it, with web's own token. Throws
 * ContentError when no answer comes.
 */
export async function requestCms(request: CmsRequest) {
  const state = requestState()
  const answer = request.loading?.next
    ? await sendForContent(request, state)
    : await send(request, state)
  if (state) state.cmsRefusal ??= refusalIn(answer)
  if (state && answer && !answer.ok)
    state.errorCode = answer.headers.get('x-error-code') ?? undefined
  if (!answer) throw new ContentError(request.path, 'unreachable')
  return answer
}

/**
 * An answer of the cms about content is current, and a missing one is replaced: without an answer, the second attempt
 * finds the cached one of the first (next-internals/cache-handler).
 */
async function sendForContent(request: CmsRequest, state: RequestState | undefined) {
  noteAsked(request)
  const answer = await send(request, state)
  if (answer?.ok || answer?.status === errors.notFound.status) return answer
  cmsSilence.begin()
  return (await send(request, state)) ?? answer
}

async function send(
  { path, id = '', search = '', method = 'GET', ...request }: CmsRequest,
  state: RequestState | undefined,
) {
  const { caller, headers, body, loading } = request
  const { headers: asDraft, ...caching } = loading ?? { cache: 'no-store' as const }
  const address = `${env.CMS_URL}/api${fill(path, { id: encodeURIComponent(id) })}${search}`
  const all = {
    ...caching,
    method,
    headers: {
      ...headers,
      ...asDraft,
      ...(caller.token && { token: caller.token }),
      ...(caller.address && { 'X-Forwarded-For': caller.address }),
      Authorization: `Bearer ${getSecrets().CONTENT_TOKEN}`,
      // Not for content: Next's cache would have an entry for each id.
      ...(state && !loading?.next && { 'X-Request-Id': state.id }),
    },
    ...(body !== undefined && { body }),
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(timeLeftMs(state)),
  }
  // A cached answer replaces that of the cms.
  const isCached = loading?.next !== undefined
  if (!isCached) cmsAnswers.noteQuestion()
  // A reused connection may be closed at the other end in the moment of its use: a question may be repeated, a change
  // may not.
  const answer = await fetch(address, all)
    .catch(() => (method === 'GET' ? fetch(address, all) : undefined))
    .catch(() => undefined)
  if (answer && !isCached) cmsAnswers.noteAnswer()
  return answer
}

/** A page that asks one thing after the other waits no longer than one that asks once. */
function timeLeftMs(state: RequestState | undefined): number {
  if (!state) return patienceMs
  state.cmsDeadline ??= Math.max(state.begunAt + patienceMs, performance.now() + leastPatienceMs)
  return Math.max(0, Math.ceil(state.cmsDeadline - performance.now()))
}

/** What a page that cannot be made without this answer says in its place. */
function refusalIn(answer: Response | undefined): RequestState['cmsRefusal'] {
  if (!answer || awayStatuses.includes(answer.status)) {
    return { status: errors.unavailable.status, retryAfterSeconds }
  }
  if (answer.status !== errors.tooManyRequests.status) return undefined
  return { status: answer.status, retryAfterSeconds: waitOf(answer) ?? retryAfterSeconds }
}
