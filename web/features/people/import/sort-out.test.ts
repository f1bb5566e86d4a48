import { describe, expect, test } from '@jest/globals'
import { judgePerson, readFileDate } from './judge-person'
import { keyOf, sortOut } from './sort-out'

const latest = '2026-11-21'
const hun = { order: 'yearFirst', latest } as const
const eng = { order: 'dayFirst', latest } as const

test.each([
  ['1984.06.12.', hun],
  ['1984. 6. 12.', hun],
  ['1984-06-12', eng],
  ['12/06/1984', eng],
  ['12 06 1984', eng],
  ['19840612', hun],
  ['19840612', eng],
  ['1984-06-12T00:00:00Z', eng],
  ['1984-06-12T10:30:00.000+02:00', hun],
  ['19840612T103000Z', eng],
  ['1984.06.12. 0:00:00', hun],
  ['12.06.1984 00:00', eng],
])('%s is 12 June 1984', (text, how) => {
  expect(readFileDate(text, how)).toBe('1984-06-12')
})

describe('a person of a file', () => {
  test.each([
    [{ name: '', date: '1984.06.12.' }, 'noName'],
    [{ name: '\u200f \u0000', date: '1984.06.12.' }, 'noName'],
    [{ name: 'x'.repeat(81), date: '1984.06.12.' }, 'longName'],
    [{ name: 'x'.repeat(200), date: '1984.06.12.' }, 'longName'],
    [{ name: 'x', date: ' ' }, 'noDate'],
    [{ name: 'x', date: '--06-12' }, 'noYear'],
    [{ name: 'x', date: '--0612' }, 'noYear'],
    [{ name: 'x', date: '1984.02.30.' }, 'badDate'],
    [{ name: 'x', date: '1604-06-12' }, 'badDate'],
    [{ name: 'x', date: '2026.11.22.' }, 'badDate'],
    [{ name: 'x', date: 'tavaly' }, 'badDate'],
    [{ name: 'x', date: '9'.repeat(100_000) }, 'badDate'],
  ])('%# is not understood', (person, fault) => {
    expect(judgePerson(person, hun)).toEqual({ fault })
  })

  test('keeps their name as it is, without what nobody sees', () => {
    const person = { name: ' <b>Ágnes</b>\u202e \t Kis ', date: '1984-06-12' }
    expect(judgePerson(person, hun)).toEqual({ name: '<b>Ágnes</b> Kis', date: '1984-06-12' })
  })
})

test('who is saved already or stands there twice is told apart', () => {
  const row = (name: string, date: string) => ({ row: 1, name, date, group: '' })
  const known = new Set([keyOf({ name: 'Ágnes', date: '1984-06-12' })])
  const people = [
    row('AGNES', '1984.06.12.'),
    row('Ágnes', '1984.06.13.'),
    row('ágnes', '1984-06-13'),
    row('Béla', ''),
  ]
  expect(sortOut(people, { ...hun, known })).toEqual([
    { state: 'known', name: 'AGNES', date: '1984-06-12' },
    { state: 'ready', name: 'Ágnes', date: '1984-06-13' },
    { state: 'doubled', name: 'ágnes', date: '1984-06-13' },
    { state: 'faulty', fault: 'noDate' },
  ])
})
