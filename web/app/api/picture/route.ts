import { env } from '@/env'
import { drawResultPicture } from '@/features/results/picture/draw-result-picture'
import { isPictureKind, readPicture } from '@/features/results/picture/kinds'
import { isPictureShape } from '@/features/results/picture/sizes'
import { answerFile, etagOf } from '@/server/api/answer-file'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { getSiteSetting } from '@/server/cms/site'

/**
 * GET /api/picture?kind=&shape=story|square|landscape&… → a result as PNG (sizes.ts); `dates=1` writes birth dates on it,
 * otherwise neither the image nor its file name has one. The parameters of each kind are in its table. 401 without a
 * session (except for a chart, as in the public calculator, and for a shared result), 403 without a plan, 404 for an
 * unknown result, 503 when the cms is down. Every request is rate-limited and queued (server/admission): 429, 503. Cached
 * neither here nor in proxies; a browser asks again each time (decision result-pages).
 */
export const GET = (request: Request) =>
  orUnavailable(async () => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const { kind = '', shape = '' } = query
    if (!isPictureKind(kind) || !isPictureShape(shape)) return errorResponse('invalidField')
    const content = await readPicture(kind, query)
    if ('refusal' in content) return errorResponse(content.refusal)
    const { productName } = await getSiteSetting()
    const siteName = productName || env.PRODUCT_NAME
    const { words, data } = content
    return answerFile(request, {
      etag: etagOf({ words, data, shape, siteName }),
      headers: {
        'content-type': 'image/png',
        'content-disposition': `attachment; filename="krono-${kind}-${shape}.png"`,
        'cache-control': 'private, no-cache',
        // Link previews may fetch it (app/robots.ts), but it must not be indexed.
        'x-robots-tag': 'noindex',
      },
      make: () => drawResultPicture(content, shape, siteName),
    })
  })
