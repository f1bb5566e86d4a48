import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { chakras } from './chakras'
import { chartOf } from './chart'
import { cycleOf, cycleRangeOf } from './cycle'
import { dayNumberOf } from './date'
import { dateOf } from './date-of'
import { groupOf } from './group'
import { levelChakras, valueChakras } from './means'
import { phaseOf } from './phase-figures'
import { relationshipOf } from './relationship'

const dayNumbers = fc.integer({ min: dayNumberOf('0001-01-01'), max: dayNumberOf('9999-12-31') })
const dates = dayNumbers.map(dateOf)
const keys = chakras.map((row) => row.chakra)

// A published number differs by up to 0.05 from the exact one, plus a small tolerance for floating point.
const ONE_ROUNDING = 0.05 + 1e-6
const THREE_ROUNDINGS = 3 * ONE_ROUNDING

describe('every chart', () => {
  it('has contours that add up to the energy', () => {
    fc.assert(
      fc.property(dates, (date) => {
        for (const row of Object.values(chartOf(date).chakras)) {
          const sum = row.intakeContour + row.releaseContour
          expect(Math.abs(sum - row.energy)).toBeLessThan(THREE_ROUNDINGS)
        }
      }),
    )
  })

  it('has each chakra on one side, and sides that add up to the total vital energy', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { sides, totalVitalEnergy } = chartOf(date)
        expect(new Set([...sides.intake, ...sides.release])).toEqual(new Set(keys))
        expect(sides.intake.length + sides.release.length).toBe(keys.length)
        const sum = sides.intakeEnergy + sides.releaseEnergy
        expect(Math.abs(sum - totalVitalEnergy.value)).toBeLessThan(THREE_ROUNDINGS)
      }),
    )
  })

  it('has levels and values that are the means of the chakras named in the tables', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const chart = chartOf(date)
        const mean = (members: readonly (typeof keys)[number][]) =>
          members.reduce((sum, key) => sum + phaseOf(key, date).energy, 0) / members.length
        for (const key of ['physical', 'emotional', 'intellectual'] as const) {
          expect(Math.abs(chart.levels[key].value - mean(levelChakras[key]))).toBeLessThan(
            ONE_ROUNDING,
          )
        }
        for (const key of ['logical', 'creative', 'community', 'self'] as const) {
          expect(Math.abs(chart.values[key].value - mean(valueChakras[key]))).toBeLessThan(
            ONE_ROUNDING,
          )
        }
      }),
    )
  })

  it('can be computed step by step from the figures of its phases', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...chakras), (date, { chakra, period }) => {
        const figures = phaseOf(chakra, date)
        const reading = chartOf(date).chakras[chakra]
        expect(figures.jdn).toBe(dayNumberOf(date))
        expect(figures.period).toBe(period)
        expect(figures.phase).toBe(figures.jdn % period)
        expect(figures.octant).toBe(Math.floor(figures.degrees / 45 + 1e-9))
        expect(reading.octant).toBe(figures.octant)
        expect(Math.abs(50 + 50 * figures.sine - figures.energy)).toBeLessThan(1e-7)
        expect(Math.abs(reading.energy - figures.energy)).toBeLessThan(ONE_ROUNDING)
      }),
    )
  })
})

describe('every pair in reverse order', () => {
  const turned = { learner: 'teacher', teacher: 'learner' } as const

  function turnedKind(kind: string): string {
    return kind === 'learner' || kind === 'teacher' ? turned[kind] : kind
  }

  it('swaps teacher and learner and keeps everything else', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        const there = relationshipOf(a, b)
        const back = relationshipOf(b, a)
        expect(back.harmony).toBe(there.harmony)
        expect(back.understanding).toEqual(there.understanding)
        expect(back.type).toBe(there.type.replace(/^[a-z]+/, turnedKind))
        for (const { chakra, period } of chakras) {
          const { offsetDays, kind, ...rest } = there.chakras[chakra]
          const isOpposite = 2 * offsetDays === period
          expect(back.chakras[chakra]).toEqual({
            offsetDays: isOpposite ? offsetDays : 0 - offsetDays,
            kind: turnedKind(kind),
            ...rest,
          })
        }
      }),
      { numRuns: 500 },
    )
  })

  it('equals any pair with the same number of days between the births', () => {
    fc.assert(
      fc.property(dayNumbers, dayNumbers, fc.nat(100_000), (first, second, days) => {
        const last = dayNumberOf('9999-12-31')
        fc.pre(Math.max(first, second) + days <= last)
        const { a, b, ...pair } = relationshipOf(dateOf(first), dateOf(second))
        const later = relationshipOf(dateOf(first + days), dateOf(second + days))
        expect(later).toEqual({ ...pair, a: dateOf(first + days), b: dateOf(second + days) })
      }),
    )
  })
})

describe('every group', () => {
  it('has each pair once, with the harmony of the pair computed separately', () => {
    const groups = fc.array(dates, { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(groups, (people) => {
        const { pairs, formulas } = groupOf(people)
        expect(pairs).toHaveLength((people.length * (people.length - 1)) / 2)
        for (const { a, b, harmony } of pairs) {
          expect(a).toBeLessThan(b)
          expect(relationshipOf(people[a] ?? '', people[b] ?? '').harmony).toBe(harmony)
        }
        expect(formulas).toEqual(people.map((date) => chartOf(date).formula))
      }),
      { numRuns: 30 },
    )
  })
})

describe('every range of days', () => {
  it('has one row a day, each equal to the result of that day', () => {
    const lengths = fc.integer({ min: 1, max: 366 })
    const lives = fc.nat(50_000)
    const births = fc.integer({ min: dayNumberOf('0001-01-01'), max: dayNumberOf('9800-01-01') })
    fc.assert(
      fc.property(births, lives, lengths, (birth, lived, days) => {
        const range = cycleRangeOf(dateOf(birth), dateOf(birth + lived), days)
        expect(range.days.map((row) => row.day)).toEqual(
          Array.from({ length: days }, (_, index) => dateOf(birth + lived + index)),
        )
        const last = range.days.at(-1)
        const alone = cycleOf(dateOf(birth), last?.day ?? '')
        expect(last).toEqual({ day: alone.day, cycles: alone.cycles })
      }),
      { numRuns: 50 },
    )
  })
})
