import { expect, test } from '@jest/globals'
import { quoted } from './quoted'

test('what somebody wrote stands as it is in the marks of the language', () =>
  expect(quoted("ez 'az' {fele} <b>")).toBe("„ez 'az' {fele} <b>”"))
