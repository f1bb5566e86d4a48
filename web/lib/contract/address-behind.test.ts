import { expect, test } from '@jest/globals'
import { addressBehind } from './address-behind'

const connected = '192.0.2.1'

test.each([
  // No proxy: the header is anybody's word.
  [undefined, 0, connected],
  ['203.0.113.7', 0, connected],
  ['203.0.113.7, 198.51.100.2', 0, connected],
  // One: what it put last.
  [undefined, 1, connected],
  ['', 1, connected],
  ['203.0.113.7', 1, '203.0.113.7'],
  ['1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
  ['1.1.1.1,2.2.2.2 ,\t203.0.113.7 ', 1, '203.0.113.7'],
  ['2001:db8::1', 1, '2001:db8::1'],
  ['[2001:db8::1]:443', 1, '2001:db8::1'],
  ['[2001:db8::1]', 1, '2001:db8::1'],
  ['::ffff:203.0.113.7', 1, '::ffff:203.0.113.7'],
  ['203.0.113.7:51234', 1, '203.0.113.7'],
  // Garbage in its place.
  ['1.1.1.1, unknown', 1, connected],
  ['1.1.1.1,', 1, connected],
  ['for=1.1.1.1', 1, connected],
  ['<script>', 1, connected],
  [`1.1.1.1, ${'9'.repeat(10_000)}`, 1, connected],
  ['_hidden', 1, connected],
  // Two: the second from the right, and not what stands left of it.
  ['203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  ['1.1.1.1, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  // A request that bypassed the outer proxy.
  ['203.0.113.7', 2, connected],
])('%j behind %i proxies comes from %s', (forwarded, proxies, address) => {
  expect(addressBehind({ connected, forwarded, proxies })).toBe(address)
})
