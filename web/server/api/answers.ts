import { type ErrorCode, errorBody, parseInput, queryOf } from '@krono/contract'
import type { z } from 'zod'
import { language } from '@/base/text/language'
import { ContentError } from '@/server/cms/client'

/** The answer for an error code, in the deployment's language (spec §7, "API"). */
export function errorResponse(code: ErrorCode): Response {
  const body = errorBody(code, language)
  return Response.json(body, { status: body.status })
}

/** Parses a request's query by a schema of the contract and answers with JSON, or says what is wrong. */
export function answerQuery<T>(
  request: Request,
  schema: z.ZodType<T>,
  answer: (query: T) => unknown,
): Response {
  const query = queryOf(new URL(request.url).searchParams)
  const parsed = parseInput(schema, query, language)
  if (!parsed.ok) return Response.json(parsed.error, { status: parsed.error.status })
  return Response.json(answer(parsed.data))
}

/** An answer that needs the cms; unavailable (503) when that is silent or busy. */
export async function orUnavailable(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof ContentError) return errorResponse('unavailable')
    throw error
  }
}
