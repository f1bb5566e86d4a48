import { expect, test } from '@jest/globals'
import type { DateFault } from '@/lib/contract/date-faults'
import { type DayFault, readCycleQuery } from './query'

const hungarian = { order: 'yearFirst', today: '2026-11-21' } as const
const read = (raw: Record<string, string | string[] | undefined>) => readCycleQuery(raw, hungarian)

test('an address without a birth date gives an empty page', () => {
  expect(read({})).toEqual({ state: 'empty', typed: { birth: '', day: '', days: 30 } })
  expect(read({ day: '2026-01-01', days: '7' }).state).toBe('empty')
})

test.each([
  [{ birth: '1984-06-12' }, '1984-06-12', '2026-11-21', 30],
  [{ birth: '1984.06.12.', day: '2027.01.01.', days: '90' }, '1984-06-12', '2027-01-01', 90],
  [{ birth: '1984-06-12', day: '1984-06-12' }, '1984-06-12', '1984-06-12', 30],
  [{ birth: '1984-06-12', day: '', days: '31' }, '1984-06-12', '2026-11-21', 30],
  [{ birth: ['1984-06-12', '1985-01-01'] }, '1984-06-12', '2026-11-21', 30],
  [{ birth: '1984-06-12', day: '2100-12-31' }, '1984-06-12', '2100-12-31', 30],
])('%o is read', (raw, birth, day, days) => {
  const query = read(raw)
  expect(query).toMatchObject({ state: 'valid', birth, day, typed: { days } })
})

test.each<[Record<string, string>, DateFault | undefined, DayFault | undefined]>([
  [{ birth: '' }, 'invalidDate', undefined],
  [{ birth: '0000-00-00' }, 'noSuchDay', undefined],
  [{ birth: '1900-02-29' }, 'noSuchDay', undefined],
  [{ birth: '31.04.1984' }, 'noSuchDay', undefined],
  [{ birth: '1899-12-31' }, 'dateTooEarly', undefined],
  [{ birth: '10000-01-01' }, 'invalidDate', undefined],
  [{ birth: '١٩٨٤-٠٦-١٢' }, 'invalidDate', undefined],
  [{ birth: '2026-11-22' }, 'dateInFuture', undefined],
  [{ birth: '1984-06-12\0', day: '2026-02-30' }, undefined, 'noSuchDay'],
  [{ birth: 'x'.repeat(10_000), day: '<b>' }, 'invalidDate', 'invalidDate'],
  [{ birth: '1984-06-12', day: '1984-06-11' }, undefined, 'beforeBirth'],
  [{ birth: '1984-06-12', day: '2101-01-01' }, undefined, 'dateInFuture'],
] as const)('%o is refused with the fault at its field', (raw, birthFault, dayFault) => {
  expect(read(raw)).toMatchObject({ state: 'wrong', birthFault, dayFault })
})

test('typed values are returned, cut to the length of the field', () => {
  const { typed } = read({ birth: `\0${'x'.repeat(10_000)}`, days: 'NaN' })
  expect(typed).toEqual({ birth: 'x'.repeat(32), day: '', days: 30 })
})
