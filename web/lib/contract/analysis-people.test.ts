import { expect, test } from '@jest/globals'
import { faultsOfPeople, suitsPeople } from './analysis-people'

const today = '2026-11-30'

test.each([
  // 13 on the birthday, not the day before.
  ['analysis-short', '2013-11-30', undefined, []],
  ['analysis-short', '2013-12-01', undefined, ['people.0.date tooYoungForAnalysis']],
  ['analysis-long', '2013-12-01', undefined, ['people.0.date tooYoungForAnalysis']],
  ['analysis-relationship', '2013-12-01', 'child', ['people.0.date tooYoungForAnalysis']],
  ['analysis-group', '2013-12-01', undefined, ['people.0.date tooYoungForAnalysis']],
  ['analysis-family', '2026-11-30', 'child', []],
  ['analysis-family', '1980-01-01', 'parent', []],
  ['analysis-family', '1980-01-01', 'lead', ['people.0.role invalidField']],
  ['analysis-group', '1980-01-01', 'lead', []],
  ['analysis-group', '1980-01-01', 'parent', ['people.0.role invalidField']],
  ['analysis-long', '1980-01-01', 'parent', ['people.0.role invalidField']],
  ['premium-month', '2026-11-30', 'lead', []],
] as const)('%s of somebody born on %s (%s): %j', (product, date, role, expected) => {
  const person = { name: 'Anna', date, ...(role && { role }) }
  const faults = faultsOfPeople(product, [person], today)
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})

test.each([
  ['relationship', ['1980-01-01', '2013-11-30'], true],
  ['relationship', ['1980-01-01', '2013-12-01'], false],
  ['relationship', ['1980-01-01'], false],
  ['family', ['1980-01-01', '2013-12-01'], true],
  ['family', Array(9).fill('1980-01-01'), false],
] as const)('%s of people born on %j can be ordered: %s', (kind, dates, expected) => {
  const people = dates.map((date: string) => ({ name: 'Anna', date }))
  expect(suitsPeople(kind, people, today)).toBe(expected)
})
