import { analysisKinds } from '@krono/contract'
import { builtAt } from '@/env'
import { shownPages } from '@/features/analysis/pictures/addresses'
import { coverPicture } from '@/features/analysis/pictures/cover-picture'
import { readSample } from '@/features/analysis/pictures/sample-picture'
import { answerFile, answerText, etagOf } from '@/server/api/answer-file'
import { errorResponse, orUnavailable } from '@/server/api/answers'

type Context = { params: Promise<{ kind: string; picture: string }> }

/**
 * GET /api/analysis/sample/{kind}/cover, …/1 to …/4: the cover of a kind of analysis and pages of its sample, as SVG.
 * Public and cacheable: `?v=` changes with the drawing code. 404 for an unknown picture, 503 while the cms is down.
 */
export const GET = (request: Request, { params }: Context) =>
  orUnavailable(async () => {
    const { kind: requestedKind, picture } = await params
    const kind = analysisKinds.find((one) => one === requestedKind)
    const page = shownPages.find((one) => one === picture)
    if (!kind || !(page || picture === 'cover')) return errorResponse('notFound')
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' }
    if (!page) return answerText(request, coverPicture(kind), { headers, lastModified: builtAt })
    const sample = await readSample(kind)
    return answerFile(request, {
      etag: etagOf([sample.version, page]),
      headers,
      make: async () => {
        const svg = await sample.draw(page)
        return svg === undefined ? errorResponse('notFound') : new TextEncoder().encode(svg)
      },
    })
  })
