import { describe, expect, test } from '@jest/globals'
import {
  canHaveSession,
  sessionExpiryOf,
} from '../../src/commerce/payments/checkout/checkout-session-life'

const createdAt = '2026-11-22T10:00:00.000Z'
const minutesAfter = (minutes: number, seconds = 0) =>
  new Date(Date.parse(createdAt) + minutes * 60_000 + seconds * 1000)

describe.each([
  ['an order', null, 60, 29],
  ['an order that holds a coupon', 7, 35, 4],
])('the checkout page of %s', (_what, userCouponId, minutes, opensWithin) => {
  const order = { userCouponId, createdAt }

  test(`expires after ${minutes} minutes, whenever it was created`, () => {
    expect(sessionExpiryOf(order)).toEqual(minutesAfter(minutes))
  })

  test(`can be created for ${opensWithin} minutes`, () => {
    expect(canHaveSession(order, minutesAfter(opensWithin, -1))).toBe(true)
    expect(canHaveSession(order, minutesAfter(opensWithin))).toBe(false)
  })
})
