import { ebookFormats } from '@krono/contract'
import { documentOf } from '@/features/ebooks/document-of'
import { ebookFile } from '@/features/ebooks/ebook-file'
import { siteOfBooks } from '@/features/ebooks/site-of-books'
import { answerFile, answerUnchanged, hasAlready } from '@/server/api/answer-file'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { getEbookById } from '@/server/cms/ebooks'
import { askEbook } from '@/server/cms/open-ebook'
import { limits } from '@/server/limits'
import { rateCounter } from '@/server/rate-counter'
import { personOf } from '@/server/session/person-of'

type Context = { params: Promise<{ token: string; format: string }> }

const counts = rateCounter(limits.ebooks)

/**
 * GET /api/ebooks/file/{token}/{pdf|epub} → the buyer's copy for anyone with the link, whole or in ranges. Each request
 * asks the cms, because a link expires to the second. downloadNotFound (404), downloadExpired (410), downloadSuspended
 * (409) during a dispute or after a refund, 429 above the rate limit, 503 when too many requests wait or the cms is down.
 */
export const GET = (request: Request, { params }: Context) =>
  orUnavailable(async () => {
    const { token, format: wanted } = await params
    const format = ebookFormats.find((one) => one === wanted)
    if (!format) return errorResponse('notFound')
    const result = await askEbook(token)
    if ('refusal' in result) return Response.json(result.refusal, { status: result.refusal.status })
    const { id, buyer, copy } = result.copy
    const ebook = await getEbookById(id)
    if (!ebook) return errorResponse('downloadNotFound')
    const file = ebookFile(documentOf(ebook), {
      ...(await siteOfBooks()),
      format,
      buyer: { name: buyer, copy },
    })
    const { etag } = file
    const headers = {
      'content-type': file.contentType,
      'content-disposition': file.disposition,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    }
    if (hasAlready(request, etag)) return answerUnchanged({ etag, headers })
    const waitSeconds = counts.take(await personOf(request))
    if (waitSeconds > 0) {
      return errorResponse('tooManyRequests', { retryAfterSeconds: waitSeconds })
    }
    return answerFile(request, { bytes: await file.parts(), etag, headers })
  })
