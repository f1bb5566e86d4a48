import { expect, test } from '@jest/globals'
import { cycleOf, dateOf, dayNumberOf } from '@krono/chart'
import { type CycleState, cycleStates, ruleCycles } from '@krono/contract'
import { birthResidues } from '../../src/back-office/email-groups/cycle-residues'

const day = '2026-11-29'
const last = dayNumberOf(day)
// 1 000 births of the last ninety years: each day of the last year and then further apart.
const births = Array.from({ length: 1000 }, (_, index) =>
  index < 400 ? last - index : last - 400 - 53 * (index - 400),
)

/** By the engine, one date at a time. */
const stateOf = (birth: number, cycle: (typeof ruleCycles)[number]): CycleState | undefined => {
  const { value, critical } = cycleOf(dateOf(birth), day).cycles[cycle]
  if (critical) return 'critical'
  return value > 0 ? 'above' : value < 0 ? 'below' : undefined
}

test.each(ruleCycles)('the births of a set by the %s cycle are those of the engine', (cycle) => {
  const expected = births.map((birth) => stateOf(birth, cycle))
  const found = births.map((birth) =>
    cycleStates.filter((state) => {
      const { period, residues } = birthResidues({ cycle, state, day })
      return residues.includes(birth % period)
    }),
  )
  expect(found).toEqual(expected.map((state) => (state ? [state] : [])))
})
