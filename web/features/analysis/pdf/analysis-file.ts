import { createHash } from 'node:crypto'
import type { Download } from '@krono/contract'
import { env } from '@/env'
import { makeFileCache } from '@/features/print/file-cache'
import { errorResponse } from '@/server/api/answers'
import { getSiteSetting } from '@/server/cms/site'
import { limits } from '@/server/limits'
import { rateCounter } from '@/server/rate-counter'
import { layoutVersion } from './layout-version'
import { renderAnalysisPdf } from './render-analysis-pdf'

const counts = rateCounter(limits.pdfs)

/** PDF viewers request ranges of a file: cached, it is not rendered again. */
const cache = makeFileCache(20_000_000)

type Made = Pick<Download, 'document' | 'createdAt'>

/** The PDF of a download before rendering: its ETag, and a function that returns its bytes. */
export async function analysisFile({ document, createdAt }: Made) {
  const { productName } = await getSiteSetting()
  const siteName = productName || env.PRODUCT_NAME
  const siteUrl = env.PUBLIC_URL
  const made = { document, createdAt, siteName, siteUrl }
  // Other versions of zlib compress the same pages to other bytes.
  const version = { layoutVersion, node: process.versions.node }
  const hash = createHash('sha256').update(JSON.stringify({ ...made, ...version }))
  const etag = `"${hash.digest('base64url')}"`

  /** 429 above the limit of rendered files; undefined when the request was aborted meanwhile. */
  const bytesFor = async (person: () => Promise<string>, { signal }: Pick<Request, 'signal'>) => {
    const found = cache.get(etag)
    if (found) return found
    const waitSeconds = counts.take(await person())
    if (waitSeconds > 0) {
      return errorResponse('tooManyRequests', { retryAfterSeconds: waitSeconds })
    }
    if (signal.aborted) return undefined
    const createdOn = new Date(createdAt)
    const drawn = await renderAnalysisPdf(document, { siteName, siteUrl, createdAt: createdOn })
    cache.store(etag, drawn)
    return drawn
  }

  return { etag, bytesFor }
}
