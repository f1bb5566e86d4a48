import { analysisFile } from '@/features/analysis/pdf/analysis-file'
import { dispositionOf } from '@/features/analysis/pdf/file-name'
import { answerFile } from '@/server/api/answer-file'
import { errorResponse, orUnavailable, refusalResponse } from '@/server/api/answers'
import { askDownload } from '@/server/cms/get-download'
import { personOf } from '@/server/session/person-of'

type Context = { params: Promise<{ token: string }> }

/**
 * GET /api/analysis/download/{token} → the PDF of an analysis for anyone with the link, whole or in ranges. Each request
 * asks the cms, because a link expires to the second. downloadNotFound (404), downloadExpired (410), downloadSuspended (409)
 * during a dispute or after a refund, 429 above the rate limit, 503 when too many requests wait or the cms is down.
 */
export const GET = (request: Request, { params }: Context) =>
  orUnavailable(async () => {
    const { token } = await params
    const result = await askDownload(token)
    if ('refusal' in result) return refusalResponse(result.refusal)
    if ('withheld' in result.download) return errorResponse('downloadSuspended')
    const { document } = result.download
    const { bytesFor, ...file } = await analysisFile(result.download)
    return answerFile(request, {
      ...file,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': dispositionOf(document),
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      },
      make: () => bytesFor(() => personOf(request), request),
    })
  })
