import {
  type EndpointName,
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

type When = { retryAfterSeconds?: number }

/** The answer for an error code, in the deployment's language (spec §7, "API"). */
export function errorResponse(code: ErrorCode, when: When = {}): Response {
  const body = errorBody(code, language)
  const state = requestState()
  if (state) state.errorCode = code
  const wait = when.retryAfterSeconds ?? (code === 'unavailable' ? retryAfterSeconds : undefined)
  const headers = new Headers(wait === undefined ? [] : [['retry-after', String(wait)]])
  return Response.json(body, { status: body.status, headers })
}

/** Parses a request's query by the row of a call and answers with JSON, or says what is wrong. */
export function answerQuery<Name extends EndpointName>(
  request: Request,
  name: Name,
  answer: (query: Inputs[Name]) => unknown,
): Response {
  const query = queryOf(new URL(request.url).searchParams)
  const parsed = parseInput(inputOf(name, today()), query, language)
  if (!parsed.ok) return Response.json(parsed.error, { status: parsed.error.status })
  return Response.json(answer(parsed.data))
}

/** An answer that needs the cms; unavailable (503) when that is silent or busy, 429 where it says so. */
export async function orUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { status, retryAfterSeconds: wait } = error
    if (status !== errors.tooManyRequests.status) return errorResponse('unavailable')
    return errorResponse('tooManyRequests', { retryAfterSeconds: wait ?? retryAfterSeconds })
  }
}
