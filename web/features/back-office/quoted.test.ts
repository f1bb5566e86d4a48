import { expect, test } from '@jest/globals'
import { quoted } from './quoted'

test('a quoted text stays as it is within the marks of the language', () =>
  expect(quoted("ez 'az' {fele} <b>")).toBe("„ez 'az' {fele} <b>”"))
