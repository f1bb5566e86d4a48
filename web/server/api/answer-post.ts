import { errorResponse } from './answers'
import { isFromOwnPage } from './own-origin'
import { type Reading, readJson } from './read-json'

/**
 * Answers a POST that changes something: 403 unless a page of ours sent it, 413 for a body that is
 * too large, 400 for one that is not what the schema says.
 */
export async function answerPost<T>(
  request: Request,
  reading: Reading<T>,
  answer: (body: T) => Response | Promise<Response>,
): Promise<Response> {
  if (!isFromOwnPage(request)) return errorResponse('forbidden')
  const parsed = await readJson(request, reading)
  if (!parsed.ok) return Response.json(parsed.error, { status: parsed.error.status })
  return answer(parsed.data)
}
