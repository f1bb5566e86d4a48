import { redirect } from 'next/navigation'
import { errorResponse } from '@/server/api/answers'
import { learnerParameter, readLearner } from '@/server/preview/cookie'
import { chooseLearner } from '@/server/preview/mode'
import { previewOf } from '@/server/preview/of-request'
import { pathBack } from '@/server/preview/path-back'

/**
 * GET `?as=` from the notice of a preview: who looks at courses. Redirects to the page of the link, whose own query would
 * not reach the proxy if the page is static. 403 without a valid preview, and for an unknown learner.
 */
export async function GET(request: Request) {
  const learner = readLearner(new URL(request.url).searchParams.get(learnerParameter))
  if (!learner || !(await previewOf(request))) return errorResponse('forbidden')
  await chooseLearner(learner)
  redirect(pathBack(request))
}
