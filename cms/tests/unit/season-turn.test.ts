import { describe, expect, test } from '@jest/globals'
import { nextSeasonTurn, seasonTurns } from '../../seed/season-turn'

// From printed almanacs (UTC).
const almanac = {
  2020: ['2020-03-20T03:50', '2020-06-20T21:44', '2020-09-22T13:31', '2020-12-21T10:02'],
  2024: ['2024-03-20T03:06', '2024-06-20T20:51', '2024-09-22T12:44', '2024-12-21T09:21'],
  2026: ['2026-03-20T14:46', '2026-06-21T08:25', '2026-09-23T00:05', '2026-12-21T20:50'],
} as const

describe('the turns of the season', () => {
  test.each(Object.entries(almanac))('of %s equal the almanacs', (year, printed) => {
    const apart = seasonTurns(Number(year)).map((turn, index) =>
      Math.abs(turn.getTime() - Date.parse(`${printed[index]}:00Z`)),
    )
    expect(Math.max(...apart)).toBeLessThanOrEqual(120_000)
  })

  test.each([
    ['2026-11-21T00:00:00Z', '2026-12-21'],
    ['2026-12-10T00:00:00Z', '2027-03-20'],
    ['2026-12-31T23:59:59Z', '2027-03-20'],
    ['2026-03-20T15:00:00Z', '2026-06-21'],
  ])('from %s the next turn in at least two weeks is on %s', (from, day) => {
    expect(nextSeasonTurn(new Date(from), 14).toISOString().slice(0, 10)).toBe(day)
  })
})
