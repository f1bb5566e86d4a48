import { chartOf } from '@krono/chart'
import { answerQuery } from '@/server/api/answers'

/** GET /api/chart?date= (spec §7, "API"): the chart of a birth date; 400 for anything else. */
export function GET(request: Request) {
  return answerQuery(request, 'chart', ({ date }) => chartOf(date))
}
