import { startOf } from '@/base/clock'
import { stampOf } from './stamp-of'

type Property = [name: string, params: object, type: string, value: string | object]

type Evening = {
  /** Id of the feed: with the host it makes the event's UID. */
  id: string
  host: string
  /** The page with the form for the answer. */
  page: string
  /** Today in the deployment's time zone, `YYYY-MM-DD`. */
  today: string
  changedAt: Date
  words: Record<'felt' | 'feltText', string>
}

/**
 * The evening question as a daily recurring event: at eight by the reader's clock, since a time without a zone is local
 * everywhere. It starts with the month, so that it does not change from day to day; then its DTSTAMP changes, too.
 */
export function eveningOf({ id, host, page, today, changedAt, words }: Evening) {
  const first = `${today.slice(0, 8)}01`
  const properties: Property[] = [
    ['uid', {}, 'text', `${id}-felt@${host}`],
    ['dtstamp', {}, 'date-time', stampOf(changedAt, startOf(first))],
    ['dtstart', {}, 'date-time', `${first}T20:00:00`],
    ['duration', {}, 'duration', 'PT10M'],
    ['rrule', {}, 'recur', { freq: 'DAILY' }],
    ['summary', {}, 'text', words.felt],
    ['description', {}, 'text', `${words.feltText}\n${page}`],
    ['url', {}, 'uri', page],
    ['transp', {}, 'text', 'TRANSPARENT'],
  ]
  const alarm: Property[] = [
    ['action', {}, 'text', 'DISPLAY'],
    ['description', {}, 'text', words.felt],
    ['trigger', {}, 'duration', 'PT0S'],
  ]
  return ['vevent', properties, [['valarm', alarm, []]]]
}
