import { expect, test } from '@jest/globals'
import { ruleFromQuery } from './rule-from-query'

test.each([
  [{}, []],
  [
    { character: 'root-intake', search: 'Anna', sort: '-joined', tier: 'nobody' },
    [{ is: 'fact', column: 'character', filter: 'root-intake' }],
  ],
  [
    { cycle: 'physical', inDays: '3' },
    [{ is: 'cycle', cycle: 'physical', state: 'critical', inDays: 3 }],
  ],
  [{ cycle: 'lunar', inDays: '3' }, []],
  [{ cycle: 'physical', inDays: '-1' }, []],
])('the query %j becomes the conditions %j', (query, conditions) => {
  expect(ruleFromQuery(query).where.of).toEqual(conditions)
})
