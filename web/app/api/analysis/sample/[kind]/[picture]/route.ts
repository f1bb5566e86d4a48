import { analysisKinds } from '@krono/contract'
import { shownPages } from '@/features/analysis/pictures/addresses'
import { coverPicture } from '@/features/analysis/pictures/cover-picture'
import { samplePicture } from '@/features/analysis/pictures/sample-picture'
import { errorResponse, orUnavailable } from '@/server/api/answers'

type Context = { params: Promise<{ kind: string; picture: string }> }

/**
 * GET /api/analysis/sample/{kind}/cover, …/1 to …/4: the cover of a kind of analysis and pages of its sample, as SVG.
 * Public and cacheable: `?v=` changes with the drawing code. 404 for an unknown picture, 503 while the cms is down.
 */
export const GET = (_request: Request, { params }: Context) =>
  orUnavailable(async () => {
    const { kind: requestedKind, picture } = await params
    const kind = analysisKinds.find((one) => one === requestedKind)
    const page = shownPages.find((one) => one === picture)
    if (!kind || !(page || picture === 'cover')) return errorResponse('notFound')
    const svg = page ? await samplePicture(kind, page) : coverPicture(kind)
    if (!svg) return errorResponse('notFound')
    return new Response(svg, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
    })
  })
