import { expect, test } from '@jest/globals'
import { joinedDays, runInWords } from './joined-days'

const day = (date: number, value: string) => ({ day: `2026-11-${date}`, value })

test('consecutive days with equal content are joined, and no others', () => {
  const rows = [day(22, 'walk'), day(23, 'walk'), day(24, 'talk'), day(26, 'talk'), day(27, 'talk')]
  const runs = joinedDays(rows, ({ value }) => value)
  expect(runs.map((run) => run.map((row) => row.day.slice(8)))).toEqual([
    ['22', '23'],
    ['24'],
    ['26', '27'],
  ])
  expect(runs.map(runInWords)).toEqual([
    '2026. november 22., vasárnap\u2009–\u200923., hétfő',
    '2026. november 24., kedd',
    '2026. november 26., csütörtök\u2009–\u200927., péntek',
  ])
  expect(joinedDays([], () => '')).toEqual([])
})
