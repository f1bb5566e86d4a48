import { expect, test } from '@jest/globals'
import { readPeople } from '../import/read-people'
import { sortOut } from '../import/sort-out'
import { writeCsv } from './write-csv'

const person = (name: string, group: string | null = null) => ({
  id: 'x',
  name,
  date: '1984-06-12',
  group,
  isInvited: false,
})

const names = [
  '=1+1',
  '+36 30',
  '-x',
  '@SUM(A1)',
  'Kis; "Bé;la"',
  "O'Neil",
  'Anna, ifj.',
  'Анна',
  '＝1',
]

test('a table is inert in spreadsheets, and our import reads it unchanged', async () => {
  const people = [...names.map((name) => person(name)), person('Ágnes', 'family')]
  const text = writeCsv({
    people,
    groupNames: new Map([['family', '=Család']]),
    header: ['Név', 'Születési dátum', 'Csoport'],
    separator: ';',
  })
  for (const line of text.split('\r\n').slice(1)) expect(line).not.toMatch(/(^|;)"?[=+\-@＝]/)
  expect(text.startsWith('\ufeff')).toBe(true)
  const reading = { order: 'yearFirst', latest: '2026-11-21', timeZone: 'Europe/Budapest' } as const
  const found = await readPeople(new Blob([text]), { ...reading, isFamilyFirst: true })
  const verdicts = sortOut(found.people, { ...reading, known: new Set() })
  expect(verdicts).toEqual(
    [...names, 'Ágnes'].map((name) => ({ state: 'ready', name, date: '1984-06-12' })),
  )
  expect(found.people.at(-1)?.group).toBe('=Család')
})
