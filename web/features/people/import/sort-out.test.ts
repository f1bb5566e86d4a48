import { describe, expect, test } from '@jest/globals'
import { evaluatePerson } from './evaluate-person'
import { keyOf, sortOut } from './sort-out'

const latest = '2026-11-21'
const hun = { order: 'yearFirst', latest, timeZone: 'Europe/Budapest' } as const

describe('a person of a file', () => {
  test.each([
    [{ name: '', date: '1984.06.12.' }, 'noName'],
    [{ name: '\u200f \u0000', date: '1984.06.12.' }, 'noName'],
    [{ name: 'x'.repeat(81), date: '1984.06.12.' }, 'longName'],
    [{ name: 'x'.repeat(200), date: '1984.06.12.' }, 'longName'],
    [{ name: 'x', date: ' ' }, 'noDate'],
    [{ name: 'x', date: '--06-12' }, 'noYear'],
    [{ name: 'x', date: '--0612' }, 'noYear'],
    [{ name: 'x', date: '1604-06-12' }, 'noYear'],
    [{ name: 'K\ufffdv\ufffdri', date: '1984-06-12' }, 'brokenName'],
    [{ name: 'x', date: '1984.02.30.' }, 'noSuchDay'],
    [{ name: 'x', date: '1899.12.31.' }, 'dateTooEarly'],
    [{ name: 'x', date: '2026.11.22.' }, 'dateInFuture'],
    [{ name: 'x', date: 'tavaly' }, 'invalidDate'],
    [{ name: 'x', date: '9'.repeat(100_000) }, 'invalidDate'],
  ])('%# is invalid', (person, fault) => {
    expect(evaluatePerson(person, hun)).toEqual({ fault })
  })

  test('keeps their name, without invisible characters', () => {
    const person = { name: ' <b>Ágnes</b>\u202e \t Kis ', date: '1984-06-12' }
    expect(evaluatePerson(person, hun)).toEqual({ name: '<b>Ágnes</b> Kis', date: '1984-06-12' })
  })
})

test('people saved already or listed twice are distinguished', () => {
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
