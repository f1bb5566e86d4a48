import { cycleRangeOf } from '@krono/chart'
import { biorhythmQuery } from '@krono/contract'
import { answerQuery } from '@/lib/api'
import { today } from '@/lib/clock'

/** GET /api/biorhythm?birth=&from=&days= (spec §7, "API"): the energy cycle of a range of days. */
export function GET(request: Request) {
  return answerQuery(request, biorhythmQuery(today()), ({ birth, from, days }) =>
    cycleRangeOf(birth, from, days),
  )
}
