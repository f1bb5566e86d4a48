import { dateOf, dayNumberOf } from '@krono/chart'
import ical from 'ical.js'
import { fill } from '@/base/text/fill'
import type { CalendarWords } from './calendar-words'
import { eveningOf } from './evening'
import type { CalendarEvent } from './events'
import { stampOf } from './stamp-of'

type Property = [name: string, params: object, type: string, value: string]

type Calendar = {
  /** Id of the feed: with the host it makes the events' UIDs, which stay the same. */
  id: string
  host: string
  product: string
  /** The person whose days are compared. */
  person: string | undefined
  events: readonly CalendarEvent[]
  words: CalendarWords
  /** The page of the evening question; without it there is no question. */
  evening?: { page: string; today: string } | undefined
  /** Time of the last change of the feed's data. */
  changedAt: Date
}

/** Refresh interval for calendar clients. */
const refresh = 'PT12H'

// RFC 5545 counts 75 octets including the space of a continuation line; the library counts without it.
const foldAt = 74

/**
 * An iCalendar file (RFC 5545) of all-day events, and an evening question, all marked as free time. Without METHOD, DTSTAMP
 * is the last change of an event: the same data give the same bytes for each request. The id of an event names its day, so
 * no event moves, and SEQUENCE stays 0.
 */
export function icsOf({
  id,
  host,
  product,
  person,
  events,
  evening,
  words,
  changedAt,
}: Calendar): string {
  const stamp = stampOf(changedAt)
  const title = fill(person ? words.nameWith : words.name, { product, name: person ?? '' })
  const calendar: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//${product}//Energy cycle//EN`],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ['name', {}, 'unknown', escaped(title)],
    ['x-wr-calname', {}, 'unknown', escaped(title)],
    ['refresh-interval', {}, 'duration', refresh],
    ['x-published-ttl', {}, 'unknown', refresh],
  ]
  const rows = events.map((event) => {
    const properties: Property[] = [
      ['uid', {}, 'text', `${id}-${keyOf(event)}@${host}`],
      ['dtstamp', {}, 'date-time', stamp],
      ['dtstart', {}, 'date', event.day],
      ['dtend', {}, 'date', dateOf(dayNumberOf(event.day) + 1)],
      ['summary', {}, 'text', summaryOf(event, words)],
      ['description', {}, 'text', [...adviceOf(event, words), words.notice].join('\n')],
      ['transp', {}, 'text', 'TRANSPARENT'],
    ]
    return ['vevent', properties, []]
  })
  ical.foldLength = foldAt
  const eveningEvents = evening ? [eveningOf({ id, host, changedAt, words, ...evening })] : []
  return ical.stringify(['vcalendar', calendar, [...rows, ...eveningEvents]])
}

const summaryOf = (event: CalendarEvent, words: CalendarWords) =>
  event.kind === 'shared'
    ? fill(words.shared, { name: event.person })
    : fill(words[event.kind], { cycle: words.cycles[event.cycle] })

/** Advice for the day, line by line. */
function adviceOf(event: CalendarEvent, words: CalendarWords): string[] {
  if (event.kind !== 'shared') {
    return [words.advice[event.kind][event.cycle], words[`${event.kind}Text`]]
  }
  const names = event.turning.map((place) => (place === 0 ? words.you : event.person))
  return [
    words.advice.shared[event.cycle],
    ...(names.length > 0 ? [fill(words.turning, { names: names.join(', ') })] : []),
  ]
}

const keyOf = (event: CalendarEvent) =>
  event.kind === 'shared' ? `shared-${event.day}` : `${event.kind}-${event.cycle}-${event.day}`

/** Escapes a text for a property that the library does not know and would write unescaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
