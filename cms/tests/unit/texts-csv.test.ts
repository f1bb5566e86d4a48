import { describe, expect, test } from '@jest/globals'
import { languageCodes } from '@krono/contract'
import Papa from 'papaparse'
import { evaluateRow, type TextNow } from '../../src/analysis/analysis-texts/csv/evaluate-row'
import {
  blocksOf,
  plainOf,
  type TextCells,
  versionOf,
} from '../../src/analysis/analysis-texts/csv/plain-text'
import { type CsvTable, decode, readCsv } from '../../src/analysis/analysis-texts/csv/read-csv'
import { writeCsv } from '../../src/analysis/analysis-texts/csv/write-csv'
import { everyKey } from '../../src/analysis/analysis-texts/text-tables'

const key = 'chakra.throat.3'

/** Texts that a spreadsheet can corrupt. */
const spoilt: TextCells = {
  title: '=Csend; "halk", mégis ',
  short: '-1 és +1\n\n@nap: „így”',
  long: "'=nem képlet\tde tab",
}
const plain: TextCells = { title: 'Quiet', short: 'One.\n\nTwo.', long: 'Long; text, "quoted"' }

/** A cell that a spreadsheet treats as a formula. */
const formulaCell = /^[=+\-@\t\r＝]/

const tableOf = (text: string): CsvTable => {
  const table = readCsv(text)
  if ('fault' in table) throw new Error(table.fault)
  return table
}

const exported = (language: (typeof languageCodes)[number]) =>
  writeCsv({
    ...{ from: 'hu', to: 'en', language },
    texts: new Map([
      [
        key,
        new Map([
          ['hu', spoilt],
          ['en', plain],
        ]),
      ],
    ]),
  })

const nowOf = ({ title, short, long }: TextCells, isFormatted = false): TextNow => ({
  title: { text: title, isFormatted: false },
  short: { text: short, isFormatted },
  long: { text: long, isFormatted },
})

describe.each(languageCodes)('a table for translators in %s', (language) => {
  const text = exported(language)

  test('has no active formulas in spreadsheets, and a byte order mark for UTF-8', () => {
    expect(text.startsWith('\ufeff')).toBe(true)
    const cells = Papa.parse<string[]>(text.slice(1)).data.flat()
    expect(cells.filter((cell) => formulaCell.test(cell))).toEqual([])
    expect(cells).toContain(`'${spoilt.title}`)
  })

  test('has a row for every text and is parsed without changes', () => {
    const { locale, rows, torn } = tableOf(text.slice(1))
    expect([locale, rows.length, torn]).toEqual(['en', everyKey.length, []])
    const row = rows.find((one) => one.key === key)
    expect(row).toMatchObject({ cells: plain, version: versionOf(plain) })
  })

  test('is parsed with other column order, tabs and additional columns', () => {
    const cells = Papa.parse<string[]>(text.slice(1)).data.filter((row) => row.length > 1)
    const turned = cells.map((row, index) => [index === 0 ? 'My notes' : 'x', ...row.toReversed()])
    const other = Papa.unparse(turned, { delimiter: '\t', newline: '\n' })
    expect(tableOf(other)).toEqual(tableOf(text.slice(1)))
  })

  test('of the same language restores escaped texts', () => {
    const own = writeCsv({
      ...{ from: 'hu', to: 'hu', language },
      texts: new Map([[key, new Map([['hu', spoilt]])]]),
    })
    const row = tableOf(own.slice(1)).rows.find((one) => one.key === key)
    expect(row?.cells).toEqual({ ...spoilt, title: spoilt.title.trim() })
  })
})

describe('an invalid file', () => {
  test.each([
    ['without our columns', 'a;b\n1;2', { fault: 'noColumns' }],
    ['that is empty', '', { fault: 'noColumns' }],
    [
      'with an open quotation mark',
      exported('hun').replace('Quiet', '"Quiet'),
      { fault: 'openQuote' },
    ],
    ['that never ends', `${exported('hun')}${'x;y\r\n'.repeat(5001)}`, { fault: 'tooManyRows' }],
  ])('%s is refused', (_what, text, fault) => {
    expect(readCsv(text)).toMatchObject(fault)
  })

  test('in a code page is refused; Excel’s Unicode text is accepted', () => {
    expect(decode(Buffer.from('Cím', 'latin1'))).toBeUndefined()
    expect(decode(Buffer.from([80, 75, 3, 4, 0, 0]))).toBeUndefined()
    expect(decode(Buffer.from('\ufeffCím', 'utf16le'))).toBe('Cím')
    expect(decode(Buffer.from('Cím'))).toBe('Cím')
  })

  test('reports rows with too few or too many cells by number, and reads the others', () => {
    const lines = exported('hun').slice(1).trimEnd().split('\r\n')
    const { rows, torn } = tableOf([lines[0], 'x;y', lines[1], `${lines[2]};more`].join('\r\n'))
    expect([rows.map(({ row }) => row), torn]).toEqual([[3], [2, 4]])
  })
})

describe('a row of a translator', () => {
  const rowOf = (cells: Partial<TextCells>, version = versionOf(plain)) => ({
    ...{ row: 2, key, version },
    cells: { ...plain, ...cells },
  })
  const empty = { title: '', short: '', long: '' }
  test.each([
    ['as it was', rowOf({}), nowOf(plain), { differences: [] }],
    ['with empty cells', rowOf(empty), nowOf(plain), { differences: [] }],
    [
      'with a new title',
      rowOf({ title: 'Silent' }),
      nowOf(plain),
      { differences: [{ field: 'title', before: 'Quiet', after: 'Silent' }] },
    ],
    [
      'that the panel changed and the translator did not',
      rowOf({}),
      nowOf({ ...plain, short: 'Other.' }),
      { differences: [] },
    ],
    [
      'that both changed',
      rowOf({ title: 'Silent' }),
      nowOf({ ...plain, short: 'Other.' }),
      { fault: 'changedMeanwhile' },
    ],
    [
      'that both changed to the same',
      rowOf({ title: 'Silent' }),
      nowOf({ ...plain, title: 'Silent' }),
      { differences: [] },
    ],
    ['with a lost version', rowOf({ title: 'x' }, ''), nowOf(plain), { fault: 'changedMeanwhile' }],
    ['of a text with a link', rowOf({ short: 'x' }), nowOf(plain, true), { fault: 'formatted' }],
    [
      'with a title of a page',
      rowOf({ title: 'x'.repeat(121) }),
      nowOf(plain),
      { fault: 'tooLong' },
    ],
    [
      'of a new text without a title',
      rowOf({ ...empty, short: 'x' }, versionOf(empty)),
      nowOf(empty),
      { fault: 'noTitle' },
    ],
    [
      'of a new text that is a title alone',
      rowOf({ ...empty, title: 'x' }, versionOf(empty)),
      nowOf(empty),
      { fault: 'noShort' },
    ],
  ] as const)('%s', (_what, row, now, verdict) => {
    expect(evaluateRow(row, now)).toEqual(verdict)
  })
})

describe('a text in a cell', () => {
  test('is imported paragraph by paragraph', () => {
    const text = 'Egy.\n\nKettő,\nés az ő sora.\n\nHárom.'
    expect(plainOf(blocksOf(text))).toEqual({ text, isFormatted: false })
    expect(blocksOf(text)).toHaveLength(3)
  })

  test.each([
    ['bold words', { type: 'text', text: 'x', bold: true }],
    ['a link', { type: 'link', url: '/', children: [{ type: 'text', text: 'x' }] }],
  ])('with %s is exported as text and not imported', (_what, child) => {
    const blocks = [{ type: 'paragraph', children: [child] }]
    expect(plainOf(blocks)).toEqual({ text: 'x', isFormatted: true })
  })

  test('that is missing is empty', () => {
    expect([plainOf(null), plainOf([])]).toEqual(
      [0, 1].map(() => ({ text: '', isFormatted: false })),
    )
  })
})
