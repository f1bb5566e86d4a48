import { expect, test } from '@jest/globals'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { addressOfKey } from './cache-key.mjs'

test.each(['/visitor/blog', '/free/kronoworksheet/visitor/kept/1984-06-12', '/visitor'])(
  'the address %s is read from the key that Next makes of it',
  (address) => {
    const owner = { kind: 'APP_PAGE', sourceRoute: '/[audience]/(site)/page' }
    const key = getRouteCacheKey(address, owner as Parameters<typeof getRouteCacheKey>[1])
    expect(key).not.toBe(address)
    expect(addressOfKey(key)).toBe(address)
  },
)
