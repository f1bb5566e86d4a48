import { analysisFile } from '@/features/analysis/pdf/analysis-file'
import { dispositionOf } from '@/features/analysis/pdf/file-name'
import { answerFile, answerUnchanged, hasAlready } from '@/server/api/answer-file'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { askDownload } from '@/server/cms/get-download'
import { personOf } from '@/server/session/person-of'

type Context = { params: Promise<{ token: string }> }

/**
 * GET /api/analysis/download/{token} → the PDF of an analysis for whoever has the link, whole or in parts. Asked anew
 * each time: a link ends to the second. downloadNotFound (404), downloadExpired (410), downloadRests (409) while its
 * money is asked for or went back, 429 for whoever wants too many, 503 when too many wait or the cms is away.
 */
export const GET = (request: Request, { params }: Context) =>
  orUnavailable(async () => {
    const { token } = await params
    const asked = await askDownload(token)
    if ('refusal' in asked) return Response.json(asked.refusal, { status: asked.refusal.status })
    if ('withheld' in asked.download) return errorResponse('downloadRests')
    const { document } = asked.download
    const { etag, bytesFor } = await analysisFile(asked.download)
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': dispositionOf(document),
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    }
    if (hasAlready(request, etag)) return answerUnchanged({ etag, headers })
    const bytes = await bytesFor(() => personOf(request), request)
    if (bytes instanceof Response) return bytes
    if (!bytes) return errorResponse('unavailable')
    return answerFile(request, { bytes, etag, headers })
  })
