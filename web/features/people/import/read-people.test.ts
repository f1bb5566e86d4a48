import { describe, expect, test } from '@jest/globals'
import { FileError, mostPeopleOfFile } from './found-people'
import { readPeople } from './read-people'

const reading = {
  order: 'yearFirst',
  latest: '2026-11-21',
  timeZone: 'Europe/Budapest',
  isFamilyFirst: true,
} as const
const inEnglish = {
  order: 'dayFirst',
  latest: '2026-11-21',
  timeZone: 'Europe/Budapest',
  isFamilyFirst: false,
} as const

const read = (
  content: string | Uint8Array<ArrayBuffer>,
  how: typeof reading | typeof inEnglish = reading,
) => readPeople(new Blob([content]), how)
const namesAndDates = async (...args: Parameters<typeof read>) =>
  (await read(...args)).people.map(({ name, date }) => [name, date])
const faultOf = async (content: string | Uint8Array<ArrayBuffer>) => {
  const error = await read(content).catch((thrown: unknown) => thrown)
  if (!(error instanceof FileError)) throw new Error(`no fault: ${JSON.stringify(error)}`)
  return error.row === undefined ? [error.fault] : [error.fault, error.row]
}

const agnes = ['Kővári Ágnes', '1984.06.12.']

describe('a table', () => {
  test.each([
    ['semicolons', 'Név;Születési dátum\nKővári Ágnes;1984.06.12.'],
    ['commas', 'Name,Date of birth\n"Kővári Ágnes",1984.06.12.'],
    ['tabs', 'ФИО\tДата рождения\nKővári Ágnes\t1984.06.12.'],
    ['a mark before it', '\ufeffnév;dátum\r\nKővári Ágnes;1984.06.12.\r\n'],
    ['no names of columns', 'Kővári Ágnes;1984.06.12.\n'],
    ['the date first', '1984.06.12.;Kővári Ágnes'],
    ['other columns', 'Csoport;E-mail;NÉV;Kor;szuletesi  datum\nx;a@b;Kővári Ágnes;42;1984.06.12.'],
    ['names in two columns', 'Keresztnév;Vezetéknév;Születésnap\nÁgnes;Kővári;1984.06.12.'],
    ['a line for Excel', 'sep=;\nNév;Dátum\nKővári Ágnes;1984.06.12.'],
    ['empty rows', '\n;\nNév;Dátum\n\n;;\nKővári Ágnes;1984.06.12.\n\n'],
    ['spaces', 'Név;Dátum\n  Kővári Ágnes ;  1984.06.12. '],
  ])('is read with %s', async (_what, text) => {
    expect(await namesAndDates(text)).toEqual([agnes])
  })

  test('joins a name in the order of the language', async () => {
    const text = 'First name,Last name,Birthday\nÁgnes,Kővári,12/06/1984'
    expect(await namesAndDates(text, inEnglish)).toEqual([['Ágnes Kővári', '12/06/1984']])
  })

  test.each([
    [
      'windows-1250',
      [0x4b, 0xf5, 0x76, 0xe1, 0x72, 0x69, 0x20, 0xc1, 0x67, 0x6e, 0x65, 0x73],
      agnes[0],
    ],
    ['windows-1251', [0xc0, 0xed, 0xed, 0xe0], 'Анна'],
  ])('is read in %s', async (_encoding, bytes, name) => {
    const rest = new TextEncoder().encode(';1984.06.12.')
    expect(await namesAndDates(new Uint8Array([...bytes, ...rest]))).toEqual([[name, agnes[1]]])
  })

  test('keeps the row number, the group, and the written text', async () => {
    const text = "Név;Dátum;Csoport\n\nÁgnes;tavaly;Kórus\n'=1+1;1984.06.12.;\n"
    expect((await read(text)).people).toEqual([
      { row: 3, name: 'Ágnes', date: 'tavaly', group: 'Kórus' },
      { row: 4, name: '=1+1', date: '1984.06.12.', group: '' },
    ])
  })

  test.each([
    ['', ['empty']],
    ['  \n\n', ['empty']],
    ['Név;Dátum', ['empty']],
    ['just some text\nand more', ['noColumns']],
    ['Név;Dátum\nÁgnes;1984.06.12.\n"Béla;1984.06.12.\nx;y', ['openQuote', 3]],
    ['a\u0000b;c', ['notText']],
    ['x;1984.06.12.\n'.repeat(mostPeopleOfFile + 1), ['tooManyPeople']],
    ['x'.repeat(5 * 1024 * 1024 + 1), ['tooLarge']],
  ])('reports the fault of a file (%#)', async (text, fault) => {
    expect(await faultOf(text)).toEqual(fault)
  })
})

const card = (...lines: string[]) =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')

describe('an address book', () => {
  test.each([
    ['a formatted name', ['FN:Kővári Ágnes', 'BDAY:1984-06-12'], '1984-06-12'],
    ['a name in parts', ['N:Kővári;Ágnes;;;', 'BDAY:19840612'], '1984-06-12'],
    [
      'a time of birth',
      ['FN:Kővári Ágnes', 'BDAY;VALUE=date-time:19840612T103000Z'],
      '1984-06-12T10:30:00Z',
    ],
    ['no year', ['FN:Kővári Ágnes', 'BDAY:--0612'], '--06-12'],
    ['words for a date', ['FN:Kővári Ágnes', 'BDAY;VALUE=text:nyáron'], 'nyáron'],
    [
      'lines of a phone',
      ['item1.FN:Kővári Ágnes', 'BDAY:1984-06-12', 'item1.X-ABLABEL:x'],
      '1984-06-12',
    ],
    [
      'folded lines',
      ['FN:Kővári', '  Ágnes', 'BDAY:1984', ' -06-12', 'PHOTO;ENCODING=b:AAAA', ' AAAA'],
      '1984-06-12',
    ],
    [
      'escaped signs',
      ['FN:Kővári Ágnes', 'NOTE:BEGIN:VCARD\\, no', 'BDAY:1984-06-12'],
      '1984-06-12',
    ],
    [
      'lines of an old phone',
      [
        'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:K=C5=91v=C3=A1ri =',
        '=C3=81gnes',
        'TEL;HOME;CELL:1',
        'BDAY:1984-06-12',
      ],
      '1984-06-12',
    ],
  ])('is read with %s', async (_what, lines, date) => {
    expect(await namesAndDates(card(...lines))).toEqual([['Kővári Ágnes', date]])
  })

  test('skips people without a birthday, and counts them', async () => {
    const text = card('FN:Béla') + card('FN:Ágnes', 'BDAY:1984-06-12') + card('FN:Cili')
    expect(await read(text)).toEqual({
      people: [{ row: 2, name: 'Ágnes', date: '1984-06-12', group: '' }],
      withoutDate: 2,
    })
  })

  test('lists an unreadable card for correction', async () => {
    expect(await namesAndDates(card('FN;=:x', 'BDAY:1984-06-12'))).toEqual([['', '']])
  })

  test.each([
    ['cards within cards', 'BEGIN:VCARD\n'.repeat(200_000), ['oddCard', 1]],
    [
      'a line folded for ever',
      card('FN:x', ' x\r\n'.repeat(400_000), 'BDAY:1984-06-12'),
      ['oddCard', 1],
    ],
    ['a line of megabytes', card(`FN:${'x'.repeat(4_000_000)}`, 'BDAY:1984-06-12'), ['oddCard', 1]],
    ['many cards', card('FN:x', 'BDAY:1984-06-12').repeat(mostPeopleOfFile + 1), ['tooManyPeople']],
    ['no end', 'BEGIN:VCARD\nFN:x\nBDAY:1984-06-12', ['brokenCard', 1]],
    ['no birthdays', card('FN:x'), ['noBirthdays']],
  ])('of %s is rejected at once', async (_what, text, fault) => {
    const startedAt = performance.now()
    expect(await faultOf(text)).toEqual(fault)
    expect(performance.now() - startedAt).toBeLessThan(2000)
  })

  test('skips a photo of megabytes', async () => {
    const photo = `PHOTO;ENCODING=b:${'A'.repeat(76)}${`\r\n ${'A'.repeat(74)}`.repeat(50_000)}`
    expect(await namesAndDates(card('FN:Ágnes', photo, 'BDAY:1984-06-12'))).toEqual([
      ['Ágnes', '1984-06-12'],
    ])
  })
})
