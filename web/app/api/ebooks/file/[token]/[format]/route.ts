import { ebookFormats } from '@krono/contract'
import { documentOf } from '@/features/ebooks/document-of'
import { ebookFile } from '@/features/ebooks/ebook-file'
import { siteOfBooks } from '@/features/ebooks/site-of-books'
import { answerFile } from '@/server/api/answer-file'
import { errorResponse, orUnavailable, refusalResponse } from '@/server/api/answers'
import { getEbookById } from '@/server/cms/ebooks'
import { askEbook } from '@/server/cms/open-ebook'
import { rateCounter } from '@/server/rate-counter'
import { personOf } from '@/server/session/person-of'

type Context = { params: Promise<{ token: string; format: string }> }

const counts = rateCounter('ebooks')

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
    if ('refusal' in result) return refusalResponse(result.refusal)
    const { id, buyer, copy } = result.copy
    const ebook = await getEbookById(id)
    if (!ebook) return errorResponse('downloadNotFound')
    const file = ebookFile(documentOf(ebook), {
      ...(await siteOfBooks()),
      format,
      buyer: { name: buyer, copy },
    })
    return answerFile(request, {
      etag: file.etag,
      headers: {
        'content-type': file.contentType,
        'content-disposition': file.disposition,
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      },
      make: async () => {
        const retryAfterSeconds = await counts.take(await personOf(request))
        if (retryAfterSeconds > 0) return errorResponse('tooManyRequests', { retryAfterSeconds })
        return file.parts()
      },
    })
  })
