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

type Options = { retryAfterSeconds?: number }

/** The response for an error code, in the deployment's language (spec §7, "API"). */
export function errorResponse(code: ErrorCode, options: Options = {}): Response {
  const body = errorBody(code, language)
  const state = requestState()
  if (state) state.errorCode = code
  const wait = options.retryAfterSeconds ?? (code === 'unavailable' ? retryAfterSeconds : undefined)
  const headers = new Headers(wait === undefined ? [] : [['retry-after', String(wait)]])
  return Response.json(body, { status: body.status, headers })
}

/** Parses the query of a request by the contract and responds with JSON, or with the validation error. */
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

/** A response that needs the cms: 503 if the cms does not answer or is busy, 429 if the cms answered that. */
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
