import {
  type EndpointName,
  type ErrorBody,
  type ErrorCode,
  errorBody,
  errors,
  type Inputs,
  inputOf,
  parseInput,
  queryOf,
} from '@krono/contract'
import { today } from '@/base/clock'
import { language } from '@/base/text/language'
import { ContentError } from '@/server/cms/content-error'
import { requestState } from '@/server/request-state'
import { retryAfterSeconds } from '@/server/retry-after'

type Options = { retryAfterSeconds?: number }

/** The response for an error code, in the deployment's language (spec §7, "API"). */
export function errorResponse(code: ErrorCode, options: Options = {}): Response {
  const body = errorBody(code, language)
  const state = requestState()
  if (state) state.errorCode = code
  const wait = options.retryAfterSeconds ?? (code === 'unavailable' ? retryAfterSeconds : undefined)
  return refusalResponse(body, wait === undefined ? {} : { 'retry-after': String(wait) })
}

/** The response for an error body, also of the cms. No cache may keep it: some keep 404 and 410 for a while. */
export const refusalResponse = (body: ErrorBody, headers: Record<string, string> = {}) =>
  Response.json(body, { status: body.status, headers: { 'cache-control': 'no-store', ...headers } })

/**
 * Parses the query of a request by the contract and responds with JSON, or with the validation error. No cache stores it:
 * its address has birth dates.
 */
export function answerQuery<Name extends EndpointName>(
  request: Request,
  name: Name,
  answer: (query: Inputs[Name]) => unknown,
): Response {
  const query = queryOf(new URL(request.url).searchParams)
  const parsed = parseInput(inputOf(name, today()), query, language)
  if (!parsed.ok) return refusalResponse(parsed.error)
  return Response.json(answer(parsed.data), { headers: { 'cache-control': 'private, no-store' } })
}

/**
 * A response that needs the cms: 503 if the cms does not answer or is busy, 429 if the cms answered that, 504 if the call
 * may have been carried out and may not be repeated.
 */
export async function orUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { status, retryAfterSeconds: wait } = error
    if (status === 'unclear') return errorResponse('perhapsDone')
    if (status !== errors.tooManyRequests.status) return errorResponse('unavailable')
    return errorResponse('tooManyRequests', { retryAfterSeconds: wait ?? retryAfterSeconds })
  }
}
