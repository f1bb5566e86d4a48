import { expect, test } from '@jest/globals'
import { copyFreePaths } from './copy-free-paths'
import { isCopyFree } from './copy-guard-script'

const free = (pathname: string) => isCopyFree(pathname, copyFreePaths)

test.each([
  '/imprint',
  '/terms',
  '/withdrawal',
  '/withdrawal/statement',
  '/contact',
  '/receipt/some-token',
  '/claim-coupon',
  '/admin/payments',
])('%s may be copied', (pathname) => {
  expect(free(pathname)).toBe(true)
})

test.each(['/', '/blog/a-post', '/receipts', '/termsofuse', '/analysis/some-id'])(
  '%s may not be copied',
  (pathname) => {
    expect(free(pathname)).toBe(false)
  },
)
