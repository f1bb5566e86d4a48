import { expect, test } from '@jest/globals'
import { namesIn } from './names-in'

test.each([
  ['', 'hun', '', ''],
  ['Ágnes', 'hun', 'Ágnes', ''],
  ['Kővári Ágnes', 'hun', 'Ágnes', 'Kővári'],
  ['  Kővári   Ágnes  ', 'hun', 'Ágnes', 'Kővári'],
  ['Szabó Anna Mária', 'hun', 'Anna Mária', 'Szabó'],
  ['Jane Austen', 'eng', 'Jane', 'Austen'],
  ['Анна Каренина', 'rus', 'Анна', 'Каренина'],
] as const)('"%s" is in %s %s of the family %s', (name, language, firstName, lastName) => {
  expect(namesIn(name, language)).toEqual({ firstName, lastName })
})
