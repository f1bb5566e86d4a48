import { expect, test } from '@jest/globals'
import { chartOf } from './chart'
import { runVectors } from './run-vectors'

test('a vector that the engine does not compute is listed with each difference', () => {
  const { engineVersion: _version, date, ...chart } = chartOf('1984-06-12')
  const wrong = { ...chart, formula: '0000000', levels: { ...chart.levels } }
  const outcome = runVectors({
    charts: { [date]: wrong, '2000-01-01': chart },
    relationships: [],
    groups: [],
    cycles: [],
  })
  expect(outcome[0]).toMatchObject({ file: 'charts', all: 2, passed: 0 })
  expect(outcome[0]?.failed[0]).toEqual({
    name: date,
    differences: [{ place: 'formula', expected: '"0000000"', actual: `"${chart.formula}"` }],
  })
  expect(outcome.slice(1).map(({ all }) => all)).toEqual([0, 0, 0])
})
