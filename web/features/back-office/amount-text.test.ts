import { expect, test } from '@jest/globals'
import { typedAmount } from './amount-text'
import { minorUnits } from './minor-units'

test.each([
  [4_500_000, 'huf', /^45 000$/],
  [300_000_050, 'huf', /^3 000 000[,.]50$/],
  [99_900, 'huf', /^999$/],
  [799, 'gbp', /^7[,.]99$/],
] as const)(
  '%d of %s is formatted for a field as typed, and parsed back',
  (amount, currency, expected) => {
    const typed = typedAmount({ amount, currency })
    expect(typed).toMatch(expected)
    expect(minorUnits(typed)).toBe(amount)
  },
)
