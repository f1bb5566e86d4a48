import { env } from '@/env'
import { drawResultPicture } from '@/features/results/picture/draw-result-picture'
import { isPictureKind, readPicture } from '@/features/results/picture/kinds'
import { isPictureShape } from '@/features/results/picture/sizes'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { getSiteSetting } from '@/server/cms/site'
import { heavyWork } from '@/server/heavy-work'
import { limits } from '@/server/limits'
import { personOf } from '@/server/session/person-of'

/** A dialog shows one picture after the other; of somebody's own four may wait. */
const drawFor = heavyWork({
  limit: limits.pictures,
  mostEach: 4,
  mostAll: 60,
  longestWaitMs: 4000,
})

/**
 * GET /api/picture?kind=&shape=story|square|landscape&… → a result as PNG (sizes.ts); `dates=1` writes birth dates on it,
 * without it none stands there, nor in the file's name. What a kind needs stands in its table. 401 without a session (but
 * for a chart, which the calculator draws for anybody, and for a shared result), 403 without a plan, 404 for what is not
 * there, 429 for whoever wants too many, 503 when too many wait or the cms is away. Nothing is kept, neither here nor in
 * a cache on the way (decision 138).
 */
export const GET = (request: Request) =>
  orUnavailable(async () => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const { kind = '', shape = '' } = query
    if (!isPictureKind(kind) || !isPictureShape(shape)) return errorResponse('invalidField')
    const content = await readPicture(kind, query)
    if ('refusal' in content) return errorResponse(content.refusal)
    const { productName } = await getSiteSetting()
    const drawn = await drawFor(await personOf(request), () =>
      drawResultPicture(content, shape, productName || env.PRODUCT_NAME),
    )
    if (drawn instanceof Response) return drawn
    return new Response(new Uint8Array(drawn), {
      headers: {
        'content-type': 'image/png',
        'content-disposition': `attachment; filename="krono-${kind}-${shape}.png"`,
        'cache-control': 'private, no-store',
        // Link previews may fetch it (app/robots.ts); it is no search result.
        'x-robots-tag': 'noindex',
      },
    })
  })
