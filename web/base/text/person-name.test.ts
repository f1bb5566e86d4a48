import { expect, test } from '@jest/globals'
import { drawableName, nameLength } from './person-name'

test.each([
  ['Ágnes', 'Ágnes'],
  ['  Őri   Ödön\n', 'Őri Ödön'],
  ['Анна Ёлкина', 'Анна Ёлкина'],
  ['<b>Bob</b>', '<b>Bob</b>'],
  ['a\u0000b', 'a b'],
  ['\u202eevil', 'evil'],
  ['\ud800x', 'x'],
  ['', ''],
])('%j is displayed as %j', (typed, displayed) => {
  expect(drawableName(typed)).toBe(displayed)
})

test('a long name is cut after the maximum length, never within a character', () => {
  expect([...drawableName('👩'.repeat(10_000))]).toHaveLength(nameLength)
  expect(drawableName('x'.repeat(10_000))).toHaveLength(nameLength)
})
