import { expect, test } from '@jest/globals'
import { namesIn } from './names-in'

// The tests' language is Hungarian: the family name stands first.
test.each([
  ['', '', ''],
  ['Ágnes', 'Ágnes', ''],
  ['Kővári Ágnes', 'Ágnes', 'Kővári'],
  ['  Kővári   Ágnes  ', 'Ágnes', 'Kővári'],
  ['Szabó Anna Mária', 'Anna Mária', 'Szabó'],
])('"%s" is %s of the family %s', (name, firstName, lastName) => {
  expect(namesIn(name)).toEqual({ firstName, lastName })
})
