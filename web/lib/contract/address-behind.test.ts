import { expect, test } from '@jest/globals'
import { addressBehind } from './address-behind'

const connected = '192.0.2.1'

test.each([
  // No proxy: the header can be forged.
  [undefined, 0, connected],
  ['203.0.113.7', 0, connected],
  ['203.0.113.7, 198.51.100.2', 0, connected],
  // One proxy: the last entry is the one it added.
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
  // An entry that is no address.
  ['1.1.1.1, unknown', 1, connected],
  ['1.1.1.1,', 1, connected],
  ['for=1.1.1.1', 1, connected],
  ['<script>', 1, connected],
  [`1.1.1.1, ${'9'.repeat(10_000)}`, 1, connected],
  ['_hidden', 1, connected],
  // Two proxies: the second entry from the right; entries further left can be forged.
  ['203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  ['1.1.1.1, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
  // A request that bypassed the outer proxy.
  ['203.0.113.7', 2, connected],
])('%j behind %i proxies comes from %s', (forwarded, proxies, address) => {
  expect(addressBehind({ connected, forwarded, proxies })).toBe(address)
})
