import { describe, expect, test } from '@jest/globals'
import { sync as parser } from 'node-ical'
import { language } from '@/base/text/language'
import type { FeedContent } from '@/lib/contract/calendar'
import eng from '@/messages/eng.json'
import hun from '@/messages/hun.json'
import rus from '@/messages/rus.json'
import { calendarWords } from './calendar-words'
import { calendarEventsOf } from './events'
import { icsOf } from './ics'

const today = '2026-11-21'
const content: FeedContent = {
  id: 'abc123',
  birth: '1984-06-12',
  cycles: ['physical', 'awareness'],
  peaks: true,
  critical: true,
  felt: false,
  changedAt: '2026-10-21T10:20:30.400Z',
  person: { name: 'Kővári-Őry, Ágnes; "Nagy" \\ <b>ő</b> 🙂'.repeat(2), date: '1985-12-04' },
}

const wordsIn = ({ biorhythm, cycle, energyCycle, sharedDays }: typeof hun) => {
  const { physical, emotional, intellectual } = biorhythm.mood
  const moods = (is: 'high' | 'critical') => ({
    physical: physical[is],
    emotional: emotional[is],
    intellectual: intellectual[is],
  })
  const { calendar, together } = energyCycle
  return {
    ...calendar,
    turning: sharedDays.turning,
    you: together.you,
    cycles: cycle,
    advice: {
      peak: { ...moods('high'), ...calendar.peakAdvice },
      critical: { ...moods('critical'), ...calendar.criticalAdvice },
      shared: sharedDays.advice,
    },
  }
}

const page = 'https://krono.example/kronobiology'

const made = (messages: typeof hun, feed = content, day = today) =>
  icsOf({
    id: feed.id,
    host: 'krono.example',
    events: calendarEventsOf(feed, day),
    product: 'KRONO, Ltd; x',
    person: feed.person?.name,
    evening: feed.felt ? { page, today: day } : undefined,
    words: wordsIn(messages),
    changedAt: new Date('2026-10-21T10:20:30.400Z'),
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
      description: `${messages.sharedDays.advice.emotional}\n${words.notice}`,
    })
    const later = events.find(({ uid }) => uid === 'abc123-shared-2026-12-11@krono.example')
    expect(later?.description).toBe(
      [
        messages.sharedDays.advice.emotional,
        messages.sharedDays.turning.replace('{names}', content.person?.name ?? ''),
        words.notice,
      ].join('\n'),
    )
    const day = (date: Date | undefined) => date && [date.getMonth() + 1, date.getDate()]
    expect([day(shared?.start), day(shared?.end)]).toEqual([
      [12, 10],
      [12, 11],
    ])
  })

  test('contains the advice of the day: for a classical cycle that of its page', () => {
    const words = messages.energyCycle.calendar
    const said = new Map(
      events.map(({ uid, description }) => [uid.replace(/-\d.*/, ''), description]),
    )
    expect(said.get('abc123-peak-physical')).toBe(
      [messages.biorhythm.mood.physical.high, words.peakText, words.notice].join('\n'),
    )
    expect(said.get('abc123-peak-awareness')).toBe(
      [words.peakAdvice.awareness, words.peakText, words.notice].join('\n'),
    )
    expect(said.get('abc123-critical-physical')).toBe(
      [messages.biorhythm.mood.physical.critical, words.criticalText, words.notice].join('\n'),
    )
    expect(said.get('abc123-critical-awareness')).toBe(
      [words.criticalAdvice.awareness, words.criticalText, words.notice].join('\n'),
    )
  })

  test('is folded at 75 octets, never within a character, with CRLF line ends', () => {
    const lines = text.split('\r\n')
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
  })

  test('contains no birth date', () => {
    expect(text).not.toMatch(/1984|1985|0612|1204T/)
  })
})

test('the texts of the deployment', () => {
  expect(wordsIn({ hun, eng, rus }[language])).toMatchObject(calendarWords())
})

test('has the properties that calendars require', () => {
  const lines = made(eng).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'DTSTAMP:20261021T102030Z',
      'DTSTART;VALUE=DATE:20261210',
      'DTEND;VALUE=DATE:20261211',
    ]),
  )
  // With METHOD, DTSTAMP would be the time of the request.
  expect(lines.find((line) => line.startsWith('METHOD'))).toBeUndefined()
  expect(lines.find((line) => line.startsWith('X-WR-CALNAME'))).toMatch(
    /^X-WR-CALNAME:KRONO\\, Ltd\\; x: energy cycle\\, Kővári-Őry\\, Ágnes\\; "Nagy" \\\\ <b>/,
  )
})

test('the events of two days are the same bytes where both days have them', () => {
  const felt = { ...content, felt: true }
  const [first, second] = ['2026-11-21', '2026-11-22'].map((day) =>
    made(eng, felt, day).split('BEGIN:VEVENT\r\n'),
  )
  const shared = first?.filter((event) => second?.includes(event)) ?? []
  const keys = (events: string[] = []) =>
    events.slice(1).map((event) => /UID:(\S+)/.exec(event)?.[1] ?? '')
  expect(keys(first).length).toBeGreaterThan(50)
  expect(keys(['', ...shared])).toEqual(
    expect.arrayContaining(keys(first).filter((key) => keys(second).includes(key))),
  )
  expect(made(eng, felt)).toBe(made(eng, felt))
})

test('every whole month in it has six shared days', () => {
  const days = calendarEventsOf({ ...content, peaks: false, critical: false }, today)
  const months = days.map(({ day }) => day.slice(0, 7))
  for (const month of ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']) {
    expect(months.filter((one) => one === month)).toHaveLength(6)
  }
  expect(days.every(({ day }) => day >= '2026-10-22' && day <= '2027-05-20')).toBe(true)
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
])('a birth at %s has events from %s on', (_, birth, from, to) => {
  const days = calendarEventsOf({ ...content, birth, person: null }, today).map(({ day }) => day)
  expect(days.every((day) => day >= from && day <= to)).toBe(true)
  expect(days).toEqual(days.toSorted())
})

test('the evening question is at eight local time, if requested', () => {
  expect(eventsIn(made(eng)).filter(({ uid }) => uid.includes('felt'))).toEqual([])
  const text = made(eng, { ...content, peaks: false, critical: false, felt: true, person: null })
  const [question, ...others] = eventsIn(text)
  expect(others).toEqual([])
  expect(question).toMatchObject({
    uid: 'abc123-felt@krono.example',
    summary: eng.energyCycle.calendar.felt,
    description: `${eng.energyCycle.calendar.feltText}\n${page}`,
    transparency: 'TRANSPARENT',
  })
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      // Without a zone: the reader's local time.
      'DTSTART:20261101T200000',
      'DURATION:PT10M',
      'RRULE:FREQ=DAILY',
      `URL:${page}`,
      'BEGIN:VALARM',
      // Its start moved with the month, which began an hour earlier in the deployment's time zone.
      'DTSTAMP:20261031T230000Z',
    ]),
  )
})
