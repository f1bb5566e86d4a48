import { drawingQuery, networkOf } from '@krono/contract'
import { today } from '@/base/clock'
import { drawBlock } from '@/features/blocks/draw-block'
import { errorResponse } from '@/server/api/answers'
import { visitorAddress } from '@/server/api/visitor-address'
import { limits } from '@/server/limits'
import { rateCounter } from '@/server/rate-counter'

const counts = rateCounter(limits.drawings)

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
  let drawn = cache.get(name)
  if (!drawn) {
    const waitSeconds = counts.take(networkOf(visitorAddress(request)))
    if (waitSeconds > 0) {
      return errorResponse('tooManyRequests', { retryAfterSeconds: waitSeconds })
    }
    drawn = await drawBlock(query)
    store(name, drawn)
  }
  return new Response(new Uint8Array(drawn), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-robots-tag': 'noindex',
    },
  })
}

function store(name: string, drawn: Buffer) {
  const [oldest] = cache.keys()
  if (!cache.has(name) && cache.size >= cachedDrawings && oldest) cache.delete(oldest)
  cache.set(name, drawn)
}
