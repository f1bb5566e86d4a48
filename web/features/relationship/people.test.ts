import { expect, test } from '@jest/globals'
import { distinctNames, isolate } from './people'

test.each([
  [
    ['Anna', 'Béla'],
    ['Anna', 'Béla'],
  ],
  [
    ['Anna', 'Béla', 'Anna', 'anna'],
    ['Anna (1.)', 'Béla', 'Anna (2.)', 'anna'],
  ],
  [[], []],
])('%j are made distinct as %j', (names, distinct) => {
  expect(distinctNames(names.map((name) => ({ name })))).toEqual(distinct)
})

test('a name in a sentence does not change the writing direction around it', () => {
  expect(isolate('דוד')).toBe('\u2068דוד\u2069')
})
