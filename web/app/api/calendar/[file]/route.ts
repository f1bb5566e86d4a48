import { startOf, today } from '@/base/clock'
import { linkTo } from '@/base/routing/links'
import { env } from '@/env'
import { calendarWords } from '@/features/cycles/calendar/calendar-words'
import { calendarEventsOf } from '@/features/cycles/calendar/events'
import { icsOf } from '@/features/cycles/calendar/ics'
import { answerText, lastChange } from '@/server/api/answer-file'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { forward } from '@/server/api/forward'
import { visitorAddress } from '@/server/api/visitor-address'
import { readFeed } from '@/server/cms/feed'

type Context = { params: Promise<{ file: string }> }

const calendarFile = /^([\w-]{20,64})\.ics$/

// Calls of the contract below /calendar share this path with the calendar files.
async function forwardCall(request: Request, { params }: Context) {
  return forward(request, `/calendar/${(await params).file}`)
}

export { forwardCall as DELETE, forwardCall as PATCH, forwardCall as POST, forwardCall as PUT }

/**
 * GET /api/calendar/{token}.ics → the calendar of a feed (RFC 5545), for anyone with its address. 404 for an address
 * that is unknown or was revoked, 429 above the rate limit, 503 when the cms does not answer.
 */
export async function GET(request: Request, context: Context) {
  const [, token] = calendarFile.exec((await context.params).file) ?? []
  return token ? orUnavailable(() => answerCalendar(request, token)) : forwardCall(request, context)
}

async function answerCalendar(request: Request, token: string) {
  const feed = await readFeed(token, visitorAddress(request))
  if (!feed) return errorResponse('notFound')
  const day = today()
  const changedAt = new Date(feed.changedAt)
  const text = icsOf({
    id: feed.id,
    host: new URL(env.PUBLIC_URL).hostname,
    product: env.PRODUCT_NAME,
    person: feed.person?.name,
    events: calendarEventsOf(feed, day),
    evening: feed.felt
      ? { page: `${env.PUBLIC_URL}${linkTo('kronobiology')}`, today: day }
      : undefined,
    words: calendarWords(),
    changedAt,
  })
  return answerText(request, text, {
    // Its days move at midnight.
    lastModified: lastChange(changedAt, startOf(day)),
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': 'noindex',
    },
  })
}
