import { env } from '@/env'
import { drawResultPicture } from '@/features/results/picture/draw-result-picture'
import { isPictureKind, readPicture } from '@/features/results/picture/kinds'
import { isPictureShape } from '@/features/results/picture/sizes'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { getSiteSetting } from '@/server/cms/site'

/**
 * GET /api/picture?kind=&shape=story|square|landscape&… → a result as PNG (sizes.ts); `dates=1` writes birth dates on
 * it, without it there is none, nor in the file's name. The parameters of a kind are in its table. 401 without a
 * session (but for a chart, which the calculator draws for anyone, and for a shared result), 403 without a plan, 404
 * for an unknown one, 503 when the cms is down. It waits for a turn, and every call counts (server/admission): 429,
 * 503. It is never cached, neither here nor on the way (decision result-pages).
 */
export const GET = (request: Request) =>
  orUnavailable(async () => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const { kind = '', shape = '' } = query
    if (!isPictureKind(kind) || !isPictureShape(shape)) return errorResponse('invalidField')
    const content = await readPicture(kind, query)
    if ('refusal' in content) return errorResponse(content.refusal)
    const { productName } = await getSiteSetting()
    const drawn = await drawResultPicture(content, shape, productName || env.PRODUCT_NAME)
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
