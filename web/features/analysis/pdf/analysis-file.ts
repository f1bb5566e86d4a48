import type { Download } from '@krono/contract'
import { env } from '@/env'
import { makeFileCache } from '@/features/print/file-cache'
import { etagOf } from '@/server/api/answer-file'
import { errorResponse } from '@/server/api/answers'
import { getSiteSetting } from '@/server/cms/site'
import { rateCounter } from '@/server/rate-counter'
import { renderAnalysisPdf } from './render-analysis-pdf'

const counts = rateCounter('pdfs')

/** PDF viewers request ranges of a file: cached, it is not rendered again. */
const cache = makeFileCache(20_000_000)

type Made = Pick<Download, 'document' | 'createdAt'>

/** The PDF of a download before rendering: its ETag and date, its size if known, and a function that returns its bytes. */
export async function analysisFile({ document, createdAt }: Made) {
  const { productName } = await getSiteSetting()
  const siteName = productName || env.PRODUCT_NAME
  const siteUrl = env.PUBLIC_URL
  const etag = etagOf({ document, createdAt, siteName, siteUrl })
  const createdOn = new Date(createdAt)

  /** 429 above the limit of rendered files, 503 when the request was aborted meanwhile. */
  const bytesFor = async (person: () => Promise<string>, { signal }: Pick<Request, 'signal'>) => {
    const found = cache.get(etag)
    if (found) return found
    const waitSeconds = await counts.take(await person())
    if (waitSeconds > 0) {
      return errorResponse('tooManyRequests', { retryAfterSeconds: waitSeconds })
    }
    if (signal.aborted) return errorResponse('unavailable')
    const drawn = await renderAnalysisPdf(document, { siteName, siteUrl, createdAt: createdOn })
    cache.store(etag, drawn)
    return drawn
  }

  return { etag, lastModified: createdOn, size: cache.get(etag)?.byteLength, bytesFor }
}
