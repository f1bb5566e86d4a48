import { expect, test } from '@jest/globals'
import { asksAs } from '@/testing/asks-as'
import { member } from '@/testing/session'

const billingSummary = {
  why: 'none',
  paidUntil: null,
  nextCharge: null,
  causes: [],
  suspendedSince: null,
}
const security = { passkeys: [], hasApp: false, codesLeft: 0 }
const lists = { devices: [], security, shares: [], orders: [], gifts: [], coupons: [] }
const calls = asksAs(
  {
    '/api/user/profile': {
      user: member,
      ...lists,
      renewal: { subscription: null, billingSummary, hasPortal: false },
    },
    '/api/payment/products': { products: [] },
  },
  () => import('@/server/session/seal'),
)

test('the profile calls the cms once, and reads the catalogue from the cache', async () => {
  const { askProfile } = await import('./ask-profile')
  expect((await askProfile()).user).toEqual(member)
  expect(calls.sort()).toEqual([
    '/api/payment/products, force-cache',
    '/api/user/profile, no-store',
  ])
})
