import { createHash } from 'node:crypto'
import type { Download } from '@krono/contract'
import { env } from '@/env'
import { getSiteSetting } from '@/server/cms/site'
import { heavyWork } from '@/server/heavy-work'
import { limits } from '@/server/limits'
import { makeFileCache } from './file-cache'
import { layoutVersion } from './layout-version'
import { renderAnalysisPdf } from './render-analysis-pdf'

/** An analysis comes in three languages; a reader waits for a download longer than for a page. */
const drawFor = heavyWork({ limit: limits.pdfs, mostEach: 6, mostAll: 100, longestWaitMs: 30_000 })

/** A reader of PDFs asks for parts of a file: for them it is not drawn anew. */
const kept = makeFileCache(20_000_000)

type Made = Pick<Download, 'document' | 'createdAt'>

/** The PDF of a download, still to be drawn: its ETag, and how to come by its bytes. */
export async function analysisFile({ document, createdAt }: Made) {
  const { productName } = await getSiteSetting()
  const siteName = productName || env.PRODUCT_NAME
  const siteUrl = env.PUBLIC_URL
  const made = { document, createdAt, siteName, siteUrl }
  // Another zlib packs the same pages into other bytes.
  const version = { layoutVersion, node: process.versions.node }
  const hash = createHash('sha256').update(JSON.stringify({ ...made, ...version }))
  const etag = `"${hash.digest('base64url')}"`

  /** Undefined when nobody waits any more; the answer to whoever is refused. */
  const bytesFor = async (person: () => Promise<string>, { signal }: Pick<Request, 'signal'>) =>
    kept.get(etag) ??
    drawFor(await person(), async () => {
      // Whoever stood before us may have asked for the same.
      const found = kept.get(etag)
      if (found || signal.aborted) return found
      const createdOn = new Date(createdAt)
      const drawn = await renderAnalysisPdf(document, { siteName, siteUrl, createdAt: createdOn })
      kept.keep(etag, drawn)
      return drawn
    })

  return { etag, bytesFor }
}
