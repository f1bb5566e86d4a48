import { describe, expect, test } from '@jest/globals'
import { findColumnOrder } from './column-order'
import { readFileDate } from './read-file-date'

const latest = '2026-11-21'
const hun = { order: 'yearFirst', latest, timeZone: 'Europe/Budapest' } as const
const eng = { ...hun, order: 'dayFirst' } as const

test.each([
  ['1984.06.12.', hun],
  ['1984. 6. 12.', hun],
  ['1984. június 12.', eng],
  ['1984.VI.12.', eng],
  ['1984-06-12', eng],
  ['12 06 1984', eng],
  ['12.06.1984', eng],
  ['19840612', hun],
  ['19840612', eng],
  ['12-Jun-1984', hun],
  ['30845', hun],
  ['30845.5', eng],
  ['1984-06-12T00:00:00Z', eng],
  ['1984-06-12T10:30:00.000+02:00', hun],
  ['19840612T103000Z', eng],
  ['1984-06-11T22:00:00.000Z', hun],
  ['1984.06.12. 0:00:00', hun],
  ['1984-06-12 0:00:00', eng],
  ['1984.06.12 0:00', hun],
  ['12.06.1984 00:00', eng],
  ['6/25/1984 12:00:00 AM', hun, '1984-06-25'],
])('%s is one day', (text, how, date = '1984-06-12') => {
  expect(readFileDate(text, how)).toEqual({ date, hint: undefined })
})

test.each([
  ['84.06.12', hun],
  ['12-Jun-84', hun],
  ['6/25/84', hun, '1984-06-25'],
])('the century of %s is inferred, with a hint', (text, how, date = '1984-06-12') => {
  expect(readFileDate(text, how)).toEqual({ date, hint: 'century' })
})

test.each([
  ['', 'noDate'],
  ['0/0/00', 'noDate'],
  ['0000-00-00', 'noDate'],
  ['--06-12', 'noYear'],
  [' --0612', 'noYear'],
  ['1604-06-12', 'noYear'],
  ['16040612', 'noYear'],
  ['06.12.', 'noYear'],
  ['12 June', 'noYear'],
  ['6/12/1984', 'ambiguousDate'],
  ['6/12/84', 'ambiguousDate'],
  ['1984-06-12T23:30:00Z', 'instant'],
  ['1984-06-12T22:30:00Z', 'instant'],
  ['1984-02-30T00:00:00Z', 'noSuchDay'],
  ['1984-06-12T29:00:00Z', 'invalidDate'],
  ['13/13/1984', 'noSuchDay'],
  ['12.06.1899', 'dateTooEarly'],
  ['tavaly', 'invalidDate'],
] as const)('%s is not a date: %s', (text, fault) => {
  expect(readFileDate(text, eng)).toEqual({ fault })
})

describe('a column of dates like 6/12/1984', () => {
  test.each([
    ['a day over 12 in the second place', ['6/12/1984', '6/13/1984'], 'monthFirst', false],
    ['a day over 12 in the first place', ['6/12/1984', '13/6/1984'], 'dayFirst', false],
    ['a time of day behind it', ['6/12/1984 0:00', '12/31/1984 12:00:00 AM'], 'monthFirst', false],
    ['no such row', ['6/12/1984', '1/2/1990'], undefined, true],
    ['rows of both orders', ['6/12/1984', '6/13/1984', '13/6/1984'], undefined, true],
    ['only days that read one way', ['6/6/1984', '1984-06-12', '12.06.1984'], undefined, false],
  ] as const)('with %s', (_what, dates, order, isAsked) => {
    expect(findColumnOrder(dates)).toEqual(order ? { order, isAsked } : { isAsked })
  })

  test.each([
    ['monthFirst', '1984-06-12'],
    ['dayFirst', '1984-12-06'],
  ] as const)('is read %s as a whole', (columnOrder, date) => {
    const read = readFileDate('6/12/1984', { ...hun, columnOrder })
    expect(read).toEqual({ date, hint: 'columnOrder' })
  })
})
