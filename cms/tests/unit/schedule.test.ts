import { describe, expect, test } from '@jest/globals'
import { type Job, jobs } from '../../src/platform/jobs/table'
import { hourly, nextTime, type Schedule } from '../../src/platform/tasks/schedule'

const budapest = 'Europe/Budapest'
const nightly: Schedule = { times: ['02:30'] }
const next = (schedule: Schedule, after: string, timeZone = budapest) =>
  nextTime(schedule, new Date(after), timeZone).toISOString()

describe('a schedule', () => {
  test.each<[string, Schedule, string, string]>([
    ['every 15 s', { everyMs: 15_000 }, '2026-11-22T10:00:14.999Z', '2026-11-22T10:00:15.000Z'],
    ['never the same', { everyMs: 15_000 }, '2026-11-22T10:00:15Z', '2026-11-22T10:00:30.000Z'],
    ['later today', nightly, '2026-11-22T01:29:59.999Z', '2026-11-22T01:30:00.000Z'],
    ['tomorrow', nightly, '2026-11-22T01:30:00Z', '2026-11-23T01:30:00.000Z'],
    ['the day of the place', nightly, '2026-11-21T23:10:00Z', '2026-11-22T01:30:00.000Z'],
    // The clocks go from 2:00 to 3:00.
    ['left out, an hour later', nightly, '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
    ['and the day after', nightly, '2026-03-29T01:30:00Z', '2026-03-30T00:30:00.000Z'],
    ['the first hour', hourly(5, 7, 19), '2026-07-31T18:00:00Z', '2026-08-01T05:05:00.000Z'],
    ['the next hour', hourly(5, 7, 19), '2026-08-01T05:05:00Z', '2026-08-01T06:05:00.000Z'],
    ['the last hour', hourly(5, 7, 19), '2026-08-01T16:05:00Z', '2026-08-01T17:05:00.000Z'],
    ['behind the end of a month', nightly, '2026-11-30T01:30:00Z', '2026-12-01T01:30:00.000Z'],
    ['behind the end of a year', nightly, '2026-12-31T12:00:00Z', '2027-01-01T01:30:00.000Z'],
    ['on a day that leap years have', nightly, '2028-02-28T12:00:00Z', '2028-02-29T01:30:00.000Z'],
    ['behind it', nightly, '2028-02-29T12:00:00Z', '2028-03-01T01:30:00.000Z'],
  ])('is %s', (_what, schedule, after, time) => {
    expect(next(schedule, after)).toBe(time)
  })

  test('uses the time zone of the deployment, not of the machine', () => {
    expect(next(nightly, '2026-11-22T12:00:00Z', 'Asia/Tokyo')).toBe('2026-11-22T17:30:00.000Z')
    expect(next(nightly, '2026-11-22T12:00:00Z', 'America/New_York')).toBe(
      '2026-11-23T07:30:00.000Z',
    )
  })

  test('runs once at a time that occurs twice on the day of the change', () => {
    const first = next(nightly, '2026-10-24T12:00:00Z')
    expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(first)
    expect(next(nightly, first)).toBe('2026-10-26T01:30:00.000Z')
  })

  test.each([
    ['forward', '2026-03-28T23:30:00Z', ['00:00', '01:00', '23:00']],
    ['back', '2026-10-24T22:30:00Z', ['23:00', '01:00', '02:00', '00:00']],
  ])('of each hour runs each once on the day on which the clocks go %s', (_where, from, times) => {
    // At 01:00, 02:00 and 03:00 in Budapest, in UTC; and at 01:00 the day after.
    const each = hourly(0, 1, 3)
    let after = from
    const taken = times.map(() => {
      after = next(each, after)
      return after.slice(11, 16)
    })
    expect(taken).toEqual(times)
  })

  test('without a time is refused', () => {
    expect(() => next({ times: [] }, '2026-11-22T12:00:00Z')).toThrow('no time')
  })

  test.each(Object.entries(jobs))('of the job %s has its times in order', (_name, job) => {
    if (!('times' in job.schedule)) return
    const { times } = job.schedule
    expect(times.filter((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))).toEqual([])
    expect([...times].sort()).toEqual(times)
  })

  test('of time-bound e-mails is on time only, and of unsolicited ones by day', () => {
    const late = Object.entries(jobs).filter(([, { isOnlyOnTime }]) => isOnlyOnTime)
    expect(late.map(([name]) => name)).toEqual([
      'remindOfRenewal',
      'tellOfExpiry',
      'askForFeltDays',
      'rememberAnniversaries',
    ])
    const timesOf = ({ schedule }: Job) => ('times' in schedule ? schedule.times : [])
    const unasked = late.filter(([name]) => name !== 'askForFeltDays')
    const times = unasked.flatMap(([, job]) => timesOf(job))
    expect(times.filter((time) => time < '07:00' || time > '20:00')).toEqual([])
    // At each hour that a member can choose, and at no other.
    const hours = late.flatMap(([name, job]) => (name === 'askForFeltDays' ? timesOf(job) : []))
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([17, '06:00', '22:00'])
  })
})
