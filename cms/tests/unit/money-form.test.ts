import { describe, expect, test } from '@jest/globals'
import {
  isInCoins,
  isLargeChange,
  readAmount,
  writeAmount,
} from '../../src/platform/lib/money-form'

const space = '\u00A0'

describe('an amount without its currency', () => {
  test.each([
    ['hun', 1_999_000, 'huf', `19${space}990`],
    ['hun', 0, 'huf', '0'],
    ['hun', 799, 'gbp', '7,99'],
    ['eng', 799, 'gbp', '7.99'],
    ['eng', 700, 'gbp', '7.00'],
    ['eng', 123_456_00, 'gbp', '123,456.00'],
    ['rus', 300_000, 'huf', `3${space}000`],
    // A refund of less than a forint.
    ['hun', 12_345, 'huf', '123,45'],
  ] as const)('in %s, %d of %s is %s', (language, amount, currency, written) => {
    expect(writeAmount({ amount, currency }, language)).toBe(written)
  })

  test.each(['hun', 'eng', 'rus'] as const)('in %s is parsed as it was formatted', (language) => {
    for (const amount of [0, 100, 17_500, 99_900, 300_000, 1_999_000, 123_456_700]) {
      expect(readAmount(writeAmount({ amount, currency: 'huf' }, language), 'huf')).toBe(amount)
    }
    for (const amount of [0, 1, 30, 799, 7900, 7990, 123_456, 99_999_999]) {
      expect(readAmount(writeAmount({ amount, currency: 'gbp' }, language), 'gbp')).toBe(amount)
    }
  })
})

describe('typed amounts', () => {
  test.each([
    ['19990', 'huf', 1_999_000],
    ['19 990', 'huf', 1_999_000],
    ['19.990', 'huf', 1_999_000],
    ['19,990', 'huf', 1_999_000],
    [`19${space}990${space}Ft`, 'huf', 1_999_000],
    ['19990ft', 'huf', 1_999_000],
    ['1.234.567', 'huf', 123_456_700],
    ['0', 'huf', 0],
    ['7.99', 'gbp', 799],
    ['7,99', 'gbp', 799],
    ['£7.9', 'gbp', 790],
    ['7', 'gbp', 700],
    ['1,234.56', 'gbp', 123_456],
    ['1.234,56', 'gbp', 123_456],
    ['GBP 7', 'gbp', undefined],
    // Forints have no smaller unit.
    ['199,90', 'huf', undefined],
    ['199.9', 'huf', undefined],
    ['', 'huf', undefined],
    ['Ft', 'huf', undefined],
    ['-100', 'huf', undefined],
    ['1e5', 'huf', undefined],
    ['19.99.90', 'gbp', undefined],
    ['7.999', 'gbp', 799_900],
    ['1,23,456', 'gbp', undefined],
    ['húszezer', 'huf', undefined],
  ] as const)('%j of %s is %s', (typed, currency, amount) => {
    expect(readAmount(typed, currency)).toBe(amount)
  })
})

describe('charged units', () => {
  test.each([
    [1_999_000, 'huf', true],
    [1_999_050, 'huf', false],
    [799, 'gbp', true],
    [7.5, 'gbp', false],
    [-100, 'huf', false],
    [Number.NaN, 'gbp', false],
    [0, 'huf', true],
  ] as const)('%d of %s: %s', (amount, currency, isPayable) => {
    expect(isInCoins({ amount, currency })).toBe(isPayable)
  })
})

describe('a price change', () => {
  test.each([
    // Exactly 30 %, and one forint more, in both directions.
    [1_000_000, 1_300_000, false],
    [1_000_000, 1_300_100, true],
    [1_000_000, 700_000, false],
    [1_000_000, 699_900, true],
    [999, 1298, false],
    [999, 1299, true],
    [999, 700, false],
    [999, 699, true],
    [1_999_000, 19_900, true],
    [1_999_000, 1_999_000, false],
    [100, 0, true],
    // There was no price before.
    [0, 100_000, false],
  ])('from %d to %d is large: %s', (before, after, isLarge) => {
    expect(isLargeChange(before, after)).toBe(isLarge)
  })
})
