import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { findColumnOrder } from './column-order'
import { FileError } from './found-people'
import { readPeople } from './read-people'
import { sortOut } from './sort-out'

const hun = {
  order: 'yearFirst',
  latest: '2026-11-27',
  timeZone: 'Europe/Budapest',
  isFamilyFirst: true,
} as const

/** Files as programs and people write them: each person as `name date`, or the fault of the row. */
async function readCase(file: string, how: typeof hun | { isFamilyFirst: false } = hun) {
  const bytes = new Uint8Array(readFileSync(path.join(__dirname, 'cases', file)))
  const reading = { ...hun, ...how }
  const { people, withoutDate } = await readPeople(new Blob([bytes]), reading)
  const columnOrder = findColumnOrder(people.map(({ date }) => date)).order
  const verdicts = sortOut(people, { ...reading, columnOrder, known: new Set() })
  const read = verdicts.map((one, index) =>
    one.state === 'faulty' ? `${people[index]?.name}: ${one.fault}` : `${one.name} ${one.date}`,
  )
  return { read, withoutDate, groups: people.map(({ group }) => group) }
}

const three = ['Kővári Ágnes 1984-06-12', 'Szűcs Győző 1979-12-07', 'Tóth Bálint 1990-01-02']

test.each(['csv-dos-cp852.csv', 'csv-mac-central-european.csv', 'csv-utf16le-without-bom.csv'])(
  '%s is read in its encoding',
  async (file) => {
    expect((await readCase(file)).read).toEqual(three)
  },
)

test('KOI8-R is read', async () => {
  expect((await readCase('csv-koi8r.csv')).read).toEqual([
    'Фёдор Гусев 1984-06-12',
    'Анна Ёлкина 1979-12-07',
  ])
})

test('an unknown encoding is rejected, never read with lost letters', async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode('Name;Date\n'), 0x82, 0xc0, 0xb1, 0x9d])
  await expect(readPeople(new Blob([bytes]), hun)).rejects.toEqual(new FileError('unknownEncoding'))
})

test('a column with the month first is read as a whole', async () => {
  expect((await readCase('csv-month-first-column.csv', { isFamilyFirst: false })).read).toEqual([
    'Emma Parker 1984-06-25',
    'Noah Reed 1979-12-31',
    'Liam Stone 1984-06-12',
    'Mia Wells 1991-03-04',
    'Ava Young 1988-11-30',
    'Ida Zane 1990-02-28',
    'Otto Abel 1970-01-02',
  ])
})

test('all Hungarian formats of people and spreadsheets give the same day', async () => {
  const { read } = await readCase('csv-hungarian-and-excel-dates.csv')
  expect(read.filter((one) => !one.startsWith('K'))).toEqual(
    [...'ABCDEFGHIJL'].map((name) => `${name} 1984-06-12`),
  )
  expect(read[10]).toBe('K: ambiguousDate')
})

test('zeros of Outlook are neither a birthday nor a fault', async () => {
  const { read, withoutDate } = await readCase('csv-outlook-zero-birthdays.csv')
  expect(read.every((one) => / \d{4}-\d\d-\d\d$/.test(one))).toBe(true)
  expect(read).toContain('Minta3 Dénes 1984-06-12')
  expect(read).toContain('Kővári Ágnes Mária 1990-02-03')
  expect([read.length, withoutDate]).toEqual([3, 10])
})

test('Google’s names keep middle names, its labels are groups, and a missing year is a fault', async () => {
  expect(await readCase('csv-google-contacts-middle-name.csv')).toEqual({
    read: ['Dr. Kővári Ágnes Mária 1984-06-12', 'Nagy Béla: noYear'],
    withoutDate: 1,
    groups: ['Kórus', ''],
  })
})

test('a year left out by a phone has its own fault', async () => {
  expect(await readCase('vcard-apple-year-omitted-1604.vcf')).toMatchObject({
    read: [
      'Név Évszám Nélkül: noYear',
      'Régi Telefon: noYear',
      'Szabvány Szerint: noYear',
      'Rendes Dátum 1984-04-12',
    ],
    withoutDate: 1,
  })
})

test.each([
  [true, ['Kővári Ágnes 1984-06-12', 'Dr. Nagy Béla 1979-12-07', 'Árvay Zoltán András 1990-01-02']],
  [
    false,
    ['Ágnes Kővári 1984-06-12', 'Dr. Béla Nagy 1979-12-07', 'Zoltán András Árvay 1990-01-02'],
  ],
])('names are in the order of the language (family first: %s)', async (isFamilyFirst, names) => {
  const { read } = await readCase('vcard-google-name-order.vcf', { isFamilyFirst } as typeof hun)
  expect(read).toEqual(names)
})

test('cards of old phones are read in the charset of each line', async () => {
  expect((await readCase('vcard21-qp-windows1250.vcf')).read).toEqual([
    'Szűcs Győző 1984-06-12',
    'Bíró Ödön 1979-03-07',
    'Фёдор Гусев 1971-01-15',
    'Tóth Ágnes 1990-01-01',
  ])
})
