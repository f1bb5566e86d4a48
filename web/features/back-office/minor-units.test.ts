import { expect, test } from '@jest/globals'
import { minorUnits } from './minor-units'

test.each([
  ['3000', 300_000],
  ['3 000 Ft', 300_000],
  ['3\u00a0000', 300_000],
  ['7,99', 799],
  ['£7.9', 790],
  ['1.15', 115],
  ['', undefined],
  ['-5', undefined],
  ['3.000.000', undefined],
  ['1,234', undefined],
  ['öt', undefined],
])('%s is %s', (text, amount) => expect(minorUnits(text)).toBe(amount))
