import { drawingQuery, networkOf } from '@krono/contract'
import { today } from '@/base/clock'
import { builtAt } from '@/env'
import { drawBlock } from '@/features/blocks/draw-block'
import { answerFile, etagOf } from '@/server/api/answer-file'
import { errorResponse } from '@/server/api/answers'
import { visitorAddress } from '@/server/api/visitor-address'
import { rateCounter } from '@/server/rate-counter'

const counts = rateCounter('drawings')

/** Most drawings cached in memory, about 60 kB each; the oldest is evicted. All recipients of an e-mail request the same. */
const cachedDrawings = 100
const cache = new Map<string, Buffer>()

/**
 * GET /api/drawing?of=chart&date= · ?of=cycle&date=&day= · ?of=emblem&character= → a drawing of a text as PNG, for e-mails
 * and for the panel. It never changes, so caches may store it. 400 for an invalid date, 429 above the limit of drawings
 * that have to be rendered, 503 when too many requests wait (server/admission).
 */
export async function GET(request: Request) {
  const { data: query } = drawingQuery(today()).safeParse(
    Object.fromEntries(new URL(request.url).searchParams),
  )
  if (!query) return errorResponse('invalidField')
  const name = JSON.stringify(query)
  const drawn = cache.get(name)
  return answerFile(request, {
    etag: etagOf(query),
    lastModified: builtAt,
    size: drawn?.byteLength,
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-robots-tag': 'noindex',
    },
    make: async () => {
      if (drawn) return drawn
      const retryAfterSeconds = await counts.take(networkOf(visitorAddress(request)))
      if (retryAfterSeconds > 0) return errorResponse('tooManyRequests', { retryAfterSeconds })
      const picture = await drawBlock(query)
      store(name, picture)
      return picture
    },
  })
}

function store(name: string, drawn: Buffer) {
  const [oldest] = cache.keys()
  if (!cache.has(name) && cache.size >= cachedDrawings && oldest) cache.delete(oldest)
  cache.set(name, drawn)
}
