import { describe, expect, test } from '@jest/globals'
import { normalizeText } from '@krono/contract'
import { excerptOf } from '../../src/analysis/text-search/excerpt'
import { searchTexts } from '../../src/analysis/text-search/search-texts'
import { stateOf, type TextPart, type Writing } from '../../src/analysis/texts/writing'

const part = (field: string, text: string): TextPart => ({
  field,
  text,
  normalized: normalizeText(text),
})

const writing = (title: string, ...texts: string[]): Writing => ({
  uid: 'api::page.page',
  id: 1,
  documentId: title,
  locale: 'hu',
  title,
  key: null,
  published: 'asItIs',
  startDate: null,
  endDate: null,
  publishAt: null,
  unpublishAt: null,
  updatedAt: new Date('2026-11-01'),
  parts: [part('title', title), ...texts.map((text, index) => part(`text${index}`, text))],
})

const everything = { locale: 'hu', mayRead: () => true, otherParts: () => [] }
const titlesOf = (writings: Writing[], query: string, how: object = {}) =>
  searchTexts(writings, { ...everything, ...how, query }).hits.map((hit) => hit.writing.title)

const all = [
  writing('Csendes antenna', 'Őszinte figyelem: a torkodon érzed, ha valaki nem mond igazat.'),
  writing('Torok', 'Kimondani könnyű.'),
  writing('Тихая антенна', 'Ещё до слов ты чувствуешь, что́ происходит в горле.'),
  writing('Old letter', "O'Neil says: naïve façades."),
]

describe('the search of the panel', () => {
  test.each([
    ['with accents', 'őszinte', ['Csendes antenna']],
    ['without them', 'oszinte', ['Csendes antenna']],
    ['in capitals', 'ŐSZINTE FIGYELEM', ['Csendes antenna']],
    ['of a word with an ending', 'figyel', ['Csendes antenna']],
    ['of words far apart, in any order', 'igazat csendes', ['Csendes antenna']],
    ['in Russian', 'ЕЩЕ до', ['Тихая антенна']],
    ['of a letter with a mark of its own', 'что происходит', ['Тихая антенна']],
    ['in English', 'naive facades', ['Old letter']],
    ['of text that does not exist', 'krokodil', []],
    ['of which one word stands nowhere', 'csendes krokodil', []],
    ['of nothing', ' , ', []],
    ['of signs that mean something elsewhere', '%_.*[', []],
  ])('%s finds the expected entry', (_how, query, titles) => {
    expect(titlesOf(all, query)).toEqual(titles)
  })

  test('puts title matches first', () => {
    const inText = writing('Másik', 'A torok hangja.')
    expect(titlesOf([inText, ...all], 'torok')).toEqual(['Torok', 'Másik'])
  })

  test('puts entries in the panel’s language first, and those without a language', () => {
    const inEnglish = { ...writing('Torok', 'Torok.'), locale: 'en' }
    const inText = writing('Másik', 'A torok hangja.')
    const inNone = { ...writing('Kupon', 'Torok.'), locale: null }
    expect(titlesOf([inEnglish, inText, inNone], 'torok')).toEqual(['Másik', 'Kupon', 'Torok'])
    const order = titlesOf([inText, inEnglish], 'torok', { locale: 'en' })
    expect(order).toEqual(['Torok', 'Másik'])
  })

  test('does not find entries that the user may not read', () => {
    const mayRead = (_of: Writing, field: string) => field === 'title'
    expect(titlesOf(all, 'figyelem', { mayRead })).toEqual([])
    expect(titlesOf(all, 'csendes', { mayRead })).toEqual(['Csendes antenna'])
  })

  test('finds names that are derived for an entry', () => {
    const otherParts = ({ title }: Writing) =>
      title === 'Csendes antenna' ? [part('name', 'Csakra: Torok, 3. nyolcad')] : []
    expect(titlesOf(all, 'torok 3 nyolcad', { otherParts })).toEqual(['Csendes antenna'])
  })

  test('returns fifty and counts all', () => {
    const many = Array.from({ length: 120 }, (_, index) => writing(`Sok ${index}`))
    const { hits, total } = searchTexts(many, { ...everything, query: 'sok' })
    expect([hits.length, total]).toEqual([50, 120])
  })
})

describe('an excerpt', () => {
  const text = `${'Eleje van. '.repeat(20)}Itt áll az Őrült ötlet, és az ötlet jó. ${'Vége van. '.repeat(20)}`
  const shown = excerptOf(part('text', text), ['orult', 'otlet'])

  test('is the matching words with their context', () => {
    expect(shown.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual([
      'Őrült',
      'ötlet',
      'ötlet',
    ])
    const whole = shown.map((piece) => piece.text).join('')
    expect(whole).toMatch(/^… Eleje .*Itt áll az Őrült ötlet, és az ötlet jó\. .* …$/)
    expect(whole.length).toBeLessThan(220)
  })

  test('of a short text is the whole text', () => {
    expect(excerptOf(part('text', 'Rövid'), ['rov'])).toEqual([
      { text: 'Röv', isHit: true },
      { text: 'id', isHit: false },
    ])
  })

  test('highlights nothing if the lower case is longer', () => {
    expect(excerptOf({ field: 'x', text: 'ab', normalized: 'abc' }, ['c'])).toEqual([
      { text: 'ab', isHit: false },
    ])
  })
})

describe('the published state of an entry', () => {
  const at = new Date('2026-11-23T12:00:00Z')
  const [earlier, later] = [new Date('2026-11-01'), new Date('2026-12-01')]
  test.each([
    ['draft', { published: 'never', startDate: null, endDate: null }],
    ['live', { published: 'asItIs', startDate: null, endDate: null }],
    ['live', { published: 'asItIs', startDate: earlier, endDate: later }],
    ['changed', { published: 'before', startDate: null, endDate: null }],
    ['timed', { published: 'asItIs', startDate: later, endDate: null }],
    ['over', { published: 'asItIs', startDate: null, endDate: earlier }],
    ['draft', { published: 'never', startDate: null, endDate: earlier }],
    ['draft', { published: 'never', startDate: null, endDate: null, publishAt: at }],
    ['timed', { published: 'never', startDate: null, endDate: null, publishAt: later }],
    ['timed', { published: 'before', startDate: null, endDate: null, publishAt: later }],
  ] as const)('%s', (state, entry) => {
    expect(stateOf({ publishAt: null, ...entry }, at)).toBe(state)
  })
})
