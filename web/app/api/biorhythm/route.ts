import { cycleRangeOf } from '@krono/chart'
import { answerQuery } from '@/server/api/answers'

/** GET /api/biorhythm?birth=&from=&days= (spec §7, "API"): the energy cycle of a range of days. */
export function GET(request: Request) {
  return answerQuery(request, 'biorhythm', ({ birth, from, days }) =>
    cycleRangeOf(birth, from, days),
  )
}
