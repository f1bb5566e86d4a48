import { errorResponse, refusalResponse } from './answers'
import { isFromOwnPage } from './own-origin'
import { type Reading, readJson } from './read-json'

/**
 * Handles a POST that changes data: 403 if it does not come from our own pages, 413 for a body that is too large, 400
 * for a body that does not match the schema.
 */
export async function answerPost<T>(
  request: Request,
  reading: Reading<T>,
  answer: (body: T) => Response | Promise<Response>,
): Promise<Response> {
  if (!isFromOwnPage(request)) return errorResponse('forbidden')
  const parsed = await readJson(request, reading)
  if (!parsed.ok) return refusalResponse(parsed.error)
  return answer(parsed.data)
}
