import { expect, test } from '@jest/globals'
import { quoted } from './quoted'

test('a quoted text is unchanged within the quotation marks of the language', () =>
  expect(quoted("ez 'az' {fele} <b>")).toBe("„ez 'az' {fele} <b>”"))
