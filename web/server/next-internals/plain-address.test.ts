import { expect, test } from '@jest/globals'
import { plainAddress } from './plain-address'

test.each([
  ['/', 'utm=x', '/'],
  ['/payment', 'a=%22', '/payment'],
  ['/', '_rsc=1&utm=x', '/?_rsc=1'],
  ['/biorhythm', 'utm=x', '/biorhythm'],
  ['/kronoworksheet/visitor', 'date=1984-06-12&utm=x', '/kronoworksheet/visitor?date=1984-06-12'],
  ['/', '', undefined],
  ['/login', 'redirectUrl=%2F', undefined],
  ['/biorhythm', 'birth=1', undefined],
])(
  'of %s with "%s", Next gets only the parameters that select the page',
  (pathname, query, address) => {
    expect(plainAddress(pathname, query)).toBe(address)
  },
)
