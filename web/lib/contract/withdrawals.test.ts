import { expect, test } from '@jest/globals'
import { withdrawalWish } from './withdrawals'

const stored = 'kata@xn--rvztr-wqa0gx3bwi.hu'

test.each([
  'kata@árvíztűrő.hu',
  ' Kata@ÁRVÍZTŰRŐ.HU ',
  'kata@árvíztűrő.hu'.normalize('NFD'),
  stored,
])('the withdrawal form converts the address %j to its stored form', (email) => {
  expect(withdrawalWish.parse({ number: '2026-1', email }).email).toBe(stored)
})

test.each(['kata@árvíz tűrő.hu', 'kata@árvíztűrő', '@árvíztűrő.hu'])(
  'the withdrawal form refuses the address %j',
  (email) => {
    expect(withdrawalWish.safeParse({ number: '2026-1', email }).success).toBe(false)
  },
)
