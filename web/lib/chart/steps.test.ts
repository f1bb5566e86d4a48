import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { chakras } from './chakras'
import { chartOf } from './chart'
import { dayNumberOf } from './date'
import { dateOf } from './date-of'
import { currentRules, type EngineRules } from './rules'
import { differingParts, type MeanStep } from './steps'
import { stepsOf } from './steps-of'

const measure = ({ value, level }: Pick<MeanStep, 'value' | 'level'>) => ({ value, level })

const measures = (rows: Readonly<Record<string, MeanStep>>) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, measure(row)]))

test('the steps by the rules of the current version end in the published chart', () => {
  const days = fc.integer({ min: dayNumberOf('0001-01-01'), max: dayNumberOf('9999-12-31') })
  fc.assert(
    fc.property(days, (day) => {
      const date = dateOf(day)
      const chart = chartOf(date)
      const steps = stepsOf(date)
      expect(steps.days + 2440588).toBe(day)
      for (const [place, { chakra }] of chakras.entries()) {
        const step = steps.cycles[place]
        expect({
          energy: step?.published,
          octant: step?.octant,
          level: step?.level,
          side: step?.side,
          intakeContour: step?.intakeContour.value,
          releaseContour: step?.releaseContour.value,
        }).toEqual(chart.chakras[chakra])
      }
      expect(measures(steps.levels)).toEqual(chart.levels)
      expect(measures(steps.values)).toEqual(chart.values)
      expect([steps.total, steps.activity, steps.restraint].map(measure)).toEqual([
        chart.totalVitalEnergy,
        chart.activity,
        chart.restraint,
      ])
      const { intake, release, dominant } = steps.sides
      expect({
        intake: intake.members,
        release: release.members,
        intakeEnergy: intake.value,
        releaseEnergy: release.value,
        dominant,
      }).toEqual(chart.sides)
      expect([steps.contour.shape, steps.formula, steps.character]).toEqual([
        chart.contour,
        chart.formula,
        chart.character,
      ])
    }),
    { numRuns: 300 },
  )
})

const date = '1984-06-12'
const draft = (changed: Partial<EngineRules>): EngineRules => ({
  ...currentRules,
  version: 'draft',
  ...changed,
})

test.each([
  ['nothing', {}, []],
  ['the limit of balance', { balanceLimit: 700 }, ['sides']],
  ['the limit of a level contour', { contourLimit: 100 }, ['contour']],
  [
    'the limits of means',
    { meanLimits: { low: 0, average: 0, aboveAverage: 0 } },
    ['levels', 'values', 'activity'],
  ],
])('with %s changed exactly the parts that depend on it differ', (_, changed, parts) => {
  expect(differingParts(stepsOf(date), stepsOf(date, draft(changed)))).toEqual(parts)
})
