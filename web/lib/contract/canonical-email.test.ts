import { expect, test } from '@jest/globals'
import { emailAddress } from './account-fields'
import { canonicalEmail } from './canonical-email'

const ascii = 'postafiok@xn--mhely-minta-xmc.hu'

test.each([
  ['postafiok@műhely-minta.hu', ascii],
  [' Postafiok@MŰHELY-minta.HU ', ascii],
  ['postafiok@mu\u030bhely-minta.hu', ascii],
  [ascii, ascii],
  ['anna@почта.рф', 'anna@xn--80a1acny.xn--p1ai'],
  ['anna@example.com', 'anna@example.com'],
])('%s is stored as %s', (typed, stored) => {
  expect(emailAddress.parse(typed)).toBe(stored)
})

test.each([
  'anna',
  'anna@',
  '@műhely.hu',
  'anna@mű hely.hu',
  'anna@mű/hely.hu',
  'anna@mű#hely.hu',
  'anna@-ű-..hu',
])('%j is refused as an address', (typed) => {
  expect(emailAddress.safeParse(typed).success).toBe(false)
})

test('text that is no address is returned unchanged, so that validation refuses it', () => {
  expect(canonicalEmail(' Anna ')).toBe('anna')
})
