import { describe, expect, test } from '@jest/globals'
import { hungarian } from '../../src/admin/editing/hungarian'
import { mergedData } from '../../src/admin/editing/merged-data'
import { type Attribute, linesOf, type Reader } from '../../src/admin/editing/readable'
import { diffWords } from '../../src/admin/editing/word-diff'
import { wordsOf } from '../../src/admin/editing/words-of'

const parts: Record<string, Record<string, Attribute>> = {
  'shared.question': {
    question: { type: 'string' },
    answer: { type: 'blocks' },
    picture: { type: 'media' },
  },
}

const reader: Reader = {
  language: 'hu',
  words: hungarian.values,
  shown: { files: { 3: 'tavasz.png' }, entries: { abc: 'Tavaszi szalag' } },
  attributesOf: (component) => parts[component] ?? {},
  labelOf: (_component, field) => (field === 'question' ? 'Kérdés' : 'Válasz'),
  nameOf: () => 'Gyakori kérdés',
}

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })

describe('the value of a field', () => {
  test.each<[string, Attribute, unknown, string[]]>([
    ['nothing', { type: 'string' }, null, []],
    ['nothing typed', { type: 'text' }, '', []],
    ['a line', { type: 'string' }, 'Üdv', ['Üdv']],
    ['lines', { type: 'text' }, 'Egy\nKettő', ['Egy', 'Kettő']],
    ['a number', { type: 'integer' }, 0, ['0']],
    ['yes', { type: 'boolean' }, true, ['Igen']],
    ['no', { type: 'boolean' }, false, ['Nem']],
    ['a choice', { type: 'enumeration' }, 'visitor', ['Látogató (nincs belépve)']],
    ['an instant', { type: 'datetime' }, '2026-11-21T09:12:00', ['2026. nov. 21. 9:12']],
    ['a picture', { type: 'media' }, 3, ['tavasz.png']],
    ['pictures, one of them deleted', { type: 'media' }, [3, 4], ['tavasz.png', '(törölt fájl)']],
    ['an entry', { type: 'relation' }, { documentId: 'abc', locale: 'hu' }, ['Tavaszi szalag']],
    ['an entry that is gone', { type: 'relation' }, [{ documentId: 'x' }], ['(törölt bejegyzés)']],
    ['a list of names', { type: 'json' }, ['egy', 'kettő'], ['egy', 'kettő']],
    [
      'a rich text',
      { type: 'blocks' },
      [
        { type: 'heading', level: 2, children: [text('Cím')] },
        paragraph(text('Kék '), { type: 'link', url: '/x', children: [text('ég')] }),
        {
          type: 'list',
          format: 'unordered',
          children: [{ type: 'list-item', children: [text('a')] }],
        },
        { type: 'image', image: { alternativeText: 'Hegy', name: 'h.png' }, children: [text('')] },
      ],
      ['Cím', 'Kék ég (/x)', '• a', '[kép: Hegy]'],
    ],
    [
      'a block that we do not know',
      { type: 'blocks' },
      [{ type: 'chart', date: '1984-06-12' }],
      ['1984-06-12'],
    ],
    [
      'a part',
      { type: 'component', component: 'shared.question' },
      {
        question: 'Mi ez?',
        answer: [paragraph(text('Rajz.')), paragraph(text('Szép.'))],
        picture: null,
      },
      ['Kérdés: Mi ez?', 'Válasz:', 'Rajz.', 'Szép.'],
    ],
    [
      'parts of several kinds',
      { type: 'dynamiczone' },
      [{ __component: 'shared.question', question: 'Mi ez?' }],
      ['Gyakori kérdés:', 'Kérdés: Mi ez?'],
    ],
  ])('is split into lines: %s', (_what, attribute, value, lines) => {
    expect(linesOf(value, attribute, reader)).toEqual(lines)
  })
})

describe('two texts side by side', () => {
  const marked = (pieces: { text: string; isOwn: boolean }[]) =>
    pieces.map((piece) => (piece.isOwn ? `[${piece.text}]` : piece.text)).join('')
  test.each([
    ['', '', '', ''],
    ['egy', 'egy', 'egy', 'egy'],
    ['', 'új', '', '[új]'],
    ['kék ég', 'kék tenger', 'kék [ég]', 'kék [tenger]'],
    ['a b c d', 'a c d e', 'a [b ]c d', 'a c d[ e]'],
    ['a b c', 'x b y', '[a] b [c]', '[x] b [y]'],
    ['egy\nkettő', 'egy\n\nkettő', 'egy[\n]kettő', 'egy[\n\n]kettő'],
  ])('%j and %j', (one, other, left, right) => {
    expect(diffWords(one, other).map(marked)).toEqual([left, right])
  })

  test('no part of either is lost, however long they are', () => {
    const one = Array.from({ length: 3000 }, (_, index) => `a${index}`).join(' ')
    const other = Array.from({ length: 3000 }, (_, index) => `b${index}`).join(' ')
    const sides = diffWords(`elöl ${one} hátul`, `elöl ${other} hátul`)
    expect(sides.map((pieces) => pieces.map((piece) => piece.text).join(''))).toEqual([
      `elöl ${one} hátul`,
      `elöl ${other} hátul`,
    ])
    expect(sides[0][0]).toEqual({ text: 'elöl ', isOwn: false })
    expect(sides[1].at(-1)).toEqual({ text: ' hátul', isOwn: false })
  })
})

test('a save is repeated without the other’s fields, its components without row ids', () => {
  const data = {
    title: 'Enyém',
    lead: 'Enyém is',
    image: { id: 3, name: 'tavasz.png' },
    banner: { connect: [{ id: 9 }], disconnect: [] },
    faq: [{ id: 5, question: 'Mi?', picture: { id: 3 }, __temp_key__: 'a0' }],
    zone: [{ __component: 'shared.question', id: 6, question: 'Hol?' }],
  }
  const attributes: Record<string, Attribute> = {
    title: { type: 'string' },
    lead: { type: 'text' },
    image: { type: 'media' },
    banner: { type: 'relation' },
    faq: { type: 'component', component: 'shared.question' },
    zone: { type: 'dynamiczone' },
  }
  const { attributesOf } = reader
  expect(mergedData(data, { theirs: ['lead'], attributes, attributesOf })).toEqual({
    title: 'Enyém',
    image: { id: 3, name: 'tavasz.png' },
    banner: { connect: [{ id: 9 }], disconnect: [] },
    faq: [{ question: 'Mi?', picture: { id: 3 }, __temp_key__: 'a0' }],
    zone: [{ __component: 'shared.question', question: 'Hol?' }],
  })
})

test('the presence text is in the panel’s language', () => {
  expect(wordsOf('hu').presence.edit(['Bálint'])).toBe('Bálint most ezt szerkeszti.')
  expect(wordsOf('hu').presence.edit(['Bálint', 'Anna'])).toBe(
    'Bálint és Anna most ezt szerkesztik.',
  )
  expect(wordsOf('en').presence.edit(['Bálint'])).toBe('Bálint is editing this now.')
  expect(wordsOf('de')).toBe(wordsOf('en'))
})
