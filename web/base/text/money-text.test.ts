import { expect, test } from '@jest/globals'
import { moneyText } from './money-text'

const space = '\u00a0'

test.each([
  [300_000, 'huf', 'hu-HU', '3 000 Ft'],
  [0, 'huf', 'hu-HU', '0 Ft'],
  [-1_000_000, 'huf', 'hu-HU', '−10 000 Ft'],
  [150_050, 'huf', 'hu-HU', '1 500,50 Ft'],
  [300_000, 'huf', 'ru-RU', '3 000 Ft'],
  [799, 'gbp', 'en-GB', '£7.99'],
  [7_990, 'gbp', 'en-GB', '£79.90'],
  [123_456, 'gbp', 'en-GB', '£1,234.56'],
] as const)('%d %s is written in %s as %s', (amount, currency, intl, text) => {
  expect(moneyText({ amount, currency }, intl).replaceAll(space, ' ')).toBe(text)
})
