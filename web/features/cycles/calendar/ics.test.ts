import { describe, expect, test } from '@jest/globals'
import { sync as parser } from 'node-ical'
import type { FeedContent } from '@/lib/contract/calendar'
import eng from '@/messages/eng.json'
import hun from '@/messages/hun.json'
import rus from '@/messages/rus.json'
import { calendarEventsOf } from './events'
import { icsOf } from './ics'

const today = '2026-11-21'
const content: FeedContent = {
  id: 'abc123',
  birth: '1984-06-12',
  cycles: ['physical', 'awareness'],
  peaks: true,
  critical: true,
  person: { name: 'Kővári-Őry, Ágnes; "Nagy" \\ <b>ő</b> 🙂'.repeat(2), date: '1985-12-04' },
}

const made = (messages: typeof hun, feed = content) =>
  icsOf({
    id: feed.id,
    host: 'krono.example',
    events: calendarEventsOf(feed, today),
    product: 'KRONO, Ltd; x',
    person: feed.person?.name,
    words: { ...messages.energyCycle.calendar, cycles: messages.cycle },
    at: new Date('2026-11-21T10:20:30.400Z'),
  })

const eventsIn = (text: string) =>
  Object.values(parser.parseICS(text)).flatMap((one) => (one?.type === 'VEVENT' ? [one] : []))

describe.each([
  ['hun', hun],
  ['eng', eng],
  ['rus', rus],
])('the calendar in %s', (_language, messages) => {
  const text = made(messages)
  const events = eventsIn(text)

  test('opens in the parser of another library with every event, name and word', () => {
    expect(events).toHaveLength(calendarEventsOf(content, today).length)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    const words = messages.energyCycle.calendar
    const shared = events.find(({ uid }) => uid === 'abc123-shared-2026-12-10@krono.example')
    expect(shared).toMatchObject({
      datetype: 'date',
      transparency: 'TRANSPARENT',
      summary: words.shared.replace('{name}', content.person?.name ?? ''),
      description: `${words.sharedText}\n${words.notice}`,
    })
    const day = (date: Date | undefined) => date && [date.getMonth() + 1, date.getDate()]
    expect([day(shared?.start), day(shared?.end)]).toEqual([
      [12, 10],
      [12, 11],
    ])
  })

  test('is folded at 75 octets, never within a letter, with CRLF everywhere', () => {
    const lines = text.split('\r\n')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
  })

  test('has no birth date in it', () => {
    expect(text).not.toMatch(/1984|1985|0612|1204T/)
  })
})

test('says what calendars ask for', () => {
  const lines = made(eng).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'DTSTAMP:20261121T102030Z',
      'DTSTART;VALUE=DATE:20261210',
      'DTEND;VALUE=DATE:20261211',
    ]),
  )
  expect(lines.find((line) => line.startsWith('X-WR-CALNAME'))).toMatch(
    /^X-WR-CALNAME:KRONO\\, Ltd\\; x: energy cycle\\, Kővári-Őry\\, Ágnes\\; "Nagy" \\\\ <b>/,
  )
})

test.each<[string, Partial<FeedContent>, string[]]>([
  ['without a person no day is shared', { person: null }, ['critical', 'peak']],
  ['peaks alone', { critical: false, person: null }, ['peak']],
  ['critical days alone', { peaks: false, person: null }, ['critical']],
  [
    'nothing of a cycle that was not chosen',
    { cycles: ['physical'], person: null },
    ['critical', 'peak'],
  ],
])('%s', (_, change, kinds) => {
  const events = calendarEventsOf({ ...content, ...change }, today)
  expect([...new Set(events.map(({ kind }) => kind))].sort()).toEqual(kinds)
  const cycles = new Set(events.flatMap((event) => (event.kind === 'shared' ? [] : event.cycle)))
  expect([...cycles].sort()).toEqual([...(change.cycles ?? content.cycles)].sort())
})

test.each([
  ['long ago', '1984-06-12', '2026-10-22', '2027-05-20'],
  ['yesterday', '2026-11-20', '2026-11-20', '2027-05-20'],
])('somebody born %s has days from %s on', (_, birth, from, to) => {
  const days = calendarEventsOf({ ...content, birth, person: null }, today).map(({ day }) => day)
  expect(days.every((day) => day >= from && day <= to)).toBe(true)
  expect(days).toEqual(days.toSorted())
})
