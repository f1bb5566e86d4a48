import { dateOf, dayNumberOf } from '@krono/chart'
import ical from 'ical.js'
import { fill } from '@/base/text/fill'
import type { CalendarWords } from './calendar-words'
import { eveningOf } from './evening'
import type { CalendarEvent } from './events'

type Property = [name: string, params: object, type: string, value: string]

type Calendar = {
  /** Of the feed: with the host it makes the names of the events, which stay the same. */
  id: string
  host: string
  product: string
  /** The person with whom days are compared. */
  person: string | undefined
  events: readonly CalendarEvent[]
  words: CalendarWords
  /** Where each evening's question is answered; left out: it is not asked. */
  evening?: { page: string; today: string } | undefined
  /** When this was made. */
  at: Date
}

/** How often a calendar should ask. */
const refresh = 'PT12H'

// RFC 5545 counts 75 octets with the space that begins a continued line; the library counts without.
const foldAt = 74

/** An iCalendar file (RFC 5545) of all-day events, and a question each evening, all marked as free time. */
export function icsOf({ id, host, product, person, events, evening, words, at }: Calendar): string {
  const stamp = `${at.toISOString().slice(0, 19)}Z`
  const title = fill(person ? words.nameWith : words.name, { product, name: person ?? '' })
  const calendar: Property[] = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//${product}//Energy cycle//EN`],
    ['method', {}, 'text', 'PUBLISH'],
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
  const asked = evening ? [eveningOf({ id, host, stamp, words, ...evening })] : []
  return ical.stringify(['vcalendar', calendar, [...rows, ...asked]])
}

const summaryOf = (event: CalendarEvent, words: CalendarWords) =>
  event.kind === 'shared'
    ? fill(words.shared, { name: event.person })
    : fill(words[event.kind], { cycle: words.cycles[event.cycle] })

/** What the day is good for, line by line. */
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

/** The text of a property that the library does not know and would write as it is. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
