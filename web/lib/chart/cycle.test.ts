import { describe, expect, it } from '@jest/globals'
import { chakras } from './chakras'
import { cycleOf, cycleRangeOf } from './cycle'
import { dayNumberOf } from './date'
import { dateOf } from './date-of'
import { DayBeforeBirthError, InvalidDateError, RangeLengthError } from './errors'

const BIRTH = '1984-06-12'

function daysAfterBirth(days: number): string {
  return dateOf(dayNumberOf(BIRTH) + days)
}

describe('the energy cycle of a day', () => {
  it('starts at zero, critical in all seven, on the day of birth', () => {
    for (const reading of Object.values(cycleOf(BIRTH, BIRTH).cycles)) {
      expect(reading).toEqual({ value: 0, critical: true })
    }
  })

  it.each(chakras)('is critical twice in the $period days of $cycle', ({ cycle, period }) => {
    const { days } = cycleRangeOf(BIRTH, BIRTH, period)
    const critical = days.flatMap((row, day) => (row.cycles[cycle].critical ? [day] : []))
    expect(critical).toEqual([0, Math.floor(period / 2)])
    expect(cycleOf(BIRTH, daysAfterBirth(period)).cycles[cycle].critical).toBe(true)
  })

  it('is the classical curve: emotional is highest after a week, lowest after three', () => {
    const emotional = (days: number) => cycleOf(BIRTH, daysAfterBirth(days)).cycles.emotional
    expect(emotional(7)).toEqual({ value: 100, critical: false })
    expect(emotional(14)).toEqual({ value: 0, critical: true })
    expect(emotional(21)).toEqual({ value: -100, critical: false })
  })

  it('never shows a negative zero', () => {
    for (const { cycles } of cycleRangeOf(BIRTH, BIRTH, 366).days) {
      for (const { value } of Object.values(cycles)) expect(Object.is(value, -0)).toBe(false)
    }
  })
})

describe('a range of days', () => {
  it.each([0, -1, 367, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '7'])(
    'of %p is refused',
    (days) => {
      expect(() => cycleRangeOf(BIRTH, BIRTH, days as number)).toThrow(RangeLengthError)
    },
  )

  it.each([1, 366])('of %d days is accepted', (days) => {
    expect(cycleRangeOf(BIRTH, BIRTH, days).days).toHaveLength(days)
  })

  it('may end on the last day of the calendar, but not after it', () => {
    expect(cycleRangeOf(BIRTH, '9999-12-31', 1).days).toHaveLength(1)
    expect(() => cycleRangeOf(BIRTH, '9999-12-31', 2)).toThrow(InvalidDateError)
  })
})

describe('a day before the birth', () => {
  it('is refused, alone and as the start of a range', () => {
    expect(() => cycleOf(BIRTH, '1984-06-11')).toThrow(DayBeforeBirthError)
    expect(() => cycleRangeOf(BIRTH, '1984-06-11', 30)).toThrow(DayBeforeBirthError)
  })
})

describe('a day that does not exist', () => {
  it('is refused in every parameter', () => {
    expect(() => cycleOf('1900-02-29', BIRTH)).toThrow(InvalidDateError)
    expect(() => cycleOf(BIRTH, '2023-02-29')).toThrow(InvalidDateError)
    expect(() => cycleRangeOf(BIRTH, '2023-02-29', 30)).toThrow(InvalidDateError)
  })
})
