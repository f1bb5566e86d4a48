import { calendarWords } from '@/components/calendar/calendar-words'
import { calendarEventsOf } from '@/components/calendar/events'
import { icsOf } from '@/components/calendar/ics'
import { env } from '@/env'
import { errorResponse } from '@/lib/api'
import { today } from '@/lib/clock'
import { readFeed } from '@/lib/cms/feed'
import { visitorAddress } from '@/lib/visitor-address'

type Context = { params: Promise<{ file: string }> }

const name = /^([\w-]{20,64})\.ics$/

/**
 * GET /api/calendar/{token}.ics → the calendar of a feed (RFC 5545), for whoever has its address. 404 for
 * an address that is unknown or was revoked, 429 when too many are tried, 503 when the cms is silent.
 */
export async function GET(request: Request, { params }: Context) {
  const [, token] = name.exec((await params).file) ?? []
  if (!token) return errorResponse('notFound')
  const feed = await readFeed(token, visitorAddress(request))
  if (feed instanceof Response) return feed
  const text = icsOf({
    id: feed.id,
    host: new URL(env.PUBLIC_URL).hostname,
    product: env.PRODUCT_NAME,
    person: feed.person?.name,
    events: calendarEventsOf(feed, today()),
    words: calendarWords(),
    at: new Date(),
  })
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=3600',
      'x-robots-tag': 'noindex',
    },
  })
}
