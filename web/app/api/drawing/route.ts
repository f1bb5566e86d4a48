import { drawingQuery, networkOf } from '@krono/contract'
import { today } from '@/base/clock'
import { drawBlock } from '@/features/blocks/draw-block'
import { errorResponse } from '@/server/api/answers'
import { visitorAddress } from '@/server/api/visitor-address'
import { heavyWork } from '@/server/heavy-work'
import { limits } from '@/server/limits'

const drawFor = heavyWork({ limit: limits.drawings, mostEach: 8, mostAll: 60, longestWaitMs: 8000 })

/** Drawings kept in memory, oldest out first; each weighs some 60 kB. A letter's is asked for by everybody who gets it. */
const keptDrawings = 100
const kept = new Map<string, Buffer>()

/**
 * GET /api/drawing?of=chart&date= · ?of=cycle&date=&day= → a drawing of a text as PNG, for letters and for the panel
 * (decision 158). The same for everybody and for ever, so it may be kept on its way. 400 for what is no such date, 429
 * for whoever wants too many, 503 when too many wait.
 */
export async function GET(request: Request) {
  const { data: query } = drawingQuery(today()).safeParse(
    Object.fromEntries(new URL(request.url).searchParams),
  )
  if (!query) return errorResponse('invalidField')
  const name = JSON.stringify(query)
  const draw = () => drawBlock(query)
  const drawn = kept.get(name) ?? (await drawFor(networkOf(visitorAddress(request)), draw))
  if (drawn instanceof Response) return drawn
  keep(name, drawn)
  return new Response(new Uint8Array(drawn), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'x-robots-tag': 'noindex',
    },
  })
}

function keep(name: string, drawn: Buffer) {
  const [oldest] = kept.keys()
  if (!kept.has(name) && kept.size >= keptDrawings && oldest) kept.delete(oldest)
  kept.set(name, drawn)
}
