import { expect, test } from '@jest/globals'
import { beginRequest } from '@/server/request-state'
import { ownAnswer } from './own-answer'
import { ownPageOf } from './own-pages'

test.each([
  ['/kronoworksheet', '', 'ownChart'],
  ['/kronoworksheet', '?activetab=0', 'ownChart'],
  ['/kronoworksheet', 'activetab=0', 'ownChart'],
  ['/kronoworksheet', '?_rsc=1abc', undefined],
  ['/kronoworksheet', '?activetab=1', undefined],
  ['/kronoworksheet', '?date=1984-06-12', undefined],
  ['/kronoworksheet/', '', undefined],
  ['/kronoworksheet/visitor', '', undefined],
  ['/profile', '?', 'profile'],
  ['/profile', '?redirectUrl=%2F', undefined],
  ['/', '', undefined],
])('%s with "%s" is rendered from %s', (pathname, search, endpoint) => {
  expect(ownPageOf(pathname, search)?.endpoint).toBe(endpoint)
})

test('a page gets the response that the proxy fetched, for its own endpoint only, parsed by the contract', () => {
  const own: NonNullable<ReturnType<typeof beginRequest>['own']> = { storeAs: () => undefined }
  beginRequest().own = own
  expect(ownAnswer('coupons')).toBeUndefined()
  own.answer = { endpoint: 'coupons', text: '{"coupons":[]}' }
  expect(ownAnswer('coupons')).toEqual({ coupons: [] })
  expect(ownAnswer('profile')).toBeUndefined()
  own.answer.text = '{"coupons":1}'
  expect(ownAnswer('coupons')).toBeUndefined()
})
