import { expect, test } from '@jest/globals'
import { tierOf } from '../../src/members/users/tier'

const end = new Date('2026-11-22T12:00:00.000Z')
const paid = {
  isPaidUser: true,
  paidUserExpire: end.toISOString(),
  subscriptionId: null,
  subscriptionCanceled: false,
}

test.each([
  [-1, 'paid'],
  [0, 'free'],
])('%i ms after the end of the paid term a user is %s', (ms, tier) => {
  expect(tierOf(paid, new Date(end.getTime() + ms))).toBe(tier)
})
