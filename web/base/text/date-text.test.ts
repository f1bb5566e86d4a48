import { expect, test } from '@jest/globals'
import { formatDateText } from './date-text'
import { languages } from './language'
import { parseDateText } from './parse-date-text'

test.each([
  ['hun', '1984.06.12.'],
  ['eng', '12.06.1984'],
  ['rus', '1984.06.12'],
] as const)('%s writes a date as the specification has it (spec §9): %s', (language, text) => {
  const { dateOrder } = languages[language]
  expect(formatDateText('1984-06-12', dateOrder)).toBe(text)
  expect(parseDateText(text, dateOrder)).toBe('1984-06-12')
})
