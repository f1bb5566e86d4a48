import { expect, test } from '@jest/globals'
import { shortened } from './short-id'

test.each([
  ['pi_3QabcdefghijklmnOPQRST', 'pi_…OPQRST'],
  ['cs_test_a1B2c3D4e5F6g7H8i9', 'cs_…g7H8i9'],
  ['in_1Qabc', 'in_1Qabc'],
  ['0123456789abcdefghij', '…efghij'],
])('%s is shown as %s', (id, expected) => expect(shortened(id)).toBe(expected))
