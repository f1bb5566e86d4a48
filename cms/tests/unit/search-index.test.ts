import { describe, expect, test } from '@jest/globals'
import type { Language } from '@krono/contract'
import type { Entry } from '../../src/library/search/entry'
import { excerptOf } from '../../src/library/search/excerpt'
import { indexOfEntries } from '../../src/library/search/index-of-entries'
import { missedWords, mostMisses, slotOf } from '../../src/library/search/miss-row'

const entry = (title: string, ...texts: string[]): Entry => ({
  id: title,
  uid: 'api::page.page',
  documentId: title,
  title,
  texts,
  path: `/${title}`,
})

function indexOf(language: Language, entries: readonly Entry[]) {
  const index = indexOfEntries(language)
  for (const one of entries) index.put(one)
  return index
}

const everything = { accepts: () => true }

const hungarian = indexOf('hun', [
  entry('A hét csakra', 'Minden csakrának megvan a maga energiája, és a születésed napján dől el.'),
  entry('Párkapcsolat', 'Két ember energiái találkoznak; csak ti tudjátok, mi lesz belőle.'),
  entry('Hogyan számolunk?', 'Az elemzések a születési dátumból indulnak ki, őszintén.'),
  entry('Filmek', 'A bioritmus három hulláma: test, érzelem, értelem.'),
])
const english = indexOf('eng', [
  entry('The seven chakras', 'Each has an energy of its own.'),
  entry('Analyses', 'What an analysis says about your relationships.'),
])
const russian = indexOf('rus', [
  entry('Семь чакр', 'У каждой чакры своя энергия, и всё ещё впереди.'),
  entry('Отношения', 'Две энергии рядом.'),
])

const titles = (index: typeof hungarian, query: string) =>
  index.ask({ ...everything, query }).entries.map(({ title }) => title)

describe('a search in Hungarian', () => {
  test.each([
    ['csakra', ['A hét csakra']],
    ['csakrák', ['A hét csakra']],
    ['csakráinkat', ['A hét csakra']],
    ['CSAKRAKROL', ['A hét csakra']],
    ['csakratol', ['A hét csakra']],
    ['energia', ['A hét csakra', 'Párkapcsolat']],
    ['energiáiról', ['A hét csakra', 'Párkapcsolat']],
    ['elemzés', ['Hogyan számolunk?']],
    ['elemzesrol', ['Hogyan számolunk?']],
    ['szuletes', ['Hogyan számolunk?', 'A hét csakra']],
    ['film', ['Filmek']],
    ['film bioritmusról', ['Filmek']],
    ['őszinte', ['Hogyan számolunk?']],
    ['parkap', ['Párkapcsolat']],
    ['csakra születés', ['A hét csakra']],
    ['mi a csakra', ['A hét csakra']],
  ])('%s finds the expected entry', (query, expected) => {
    expect(new Set(titles(hungarian, query))).toEqual(new Set(expected))
  })

  test.each([
    ['a letter too many', 'bioritmmus'],
    ['a letter too few', 'bioritms'],
    ['another letter', 'bioritnus'],
    ['two letters that changed places', 'bioirtmus'],
    ['a slip and an ending', 'biroitmusról'],
    ['another first letter', 'vioritmus'],
  ])('forgives %s', (_what, query) => {
    expect(hungarian.ask({ ...everything, query })).toMatchObject({
      closeness: 'alike',
      entries: [{ title: 'Filmek' }],
    })
  })

  test.each([
    ['two slips', 'bjoritmns'],
    ['a slip in a short word', 'tezt'],
    ['nothing', ''],
    ['signs', '%_*"\\ ()'],
    ['text that does not exist', 'részvényárfolyam'],
  ])('finds nothing for %s', (_what, query) => {
    expect(hungarian.ask({ ...everything, query }).entries).toEqual([])
  })

  test('searches a stop word literally when it is the only word', () => {
    expect(titles(hungarian, 'mi lesz')).toEqual(['Párkapcsolat'])
  })

  test('does not treat a stop word as an inflected form of another', () => {
    expect(titles(hungarian, 'csakra')).not.toContain('Párkapcsolat')
  })

  test('reports a partial match when no entry has all words', () => {
    const found = hungarian.ask({ ...everything, query: 'csakra bioritmus' })
    expect(found.closeness).toBe('some')
    expect(new Set(found.entries.map(({ title }) => title))).toEqual(
      new Set(['A hét csakra', 'Filmek']),
    )
  })
})

test.each([
  ['chakra', ['The seven chakras']],
  ['energies', ['The seven chakras']],
  ['analyses', ['Analyses']],
  ['relationship', ['Analyses']],
])('in English %s finds the expected entry', (query, expected) => {
  expect(titles(english, query)).toEqual(expected)
})

test.each([
  ['чакра', ['Семь чакр']],
  ['энергией', ['Отношения', 'Семь чакр']],
  ['еще', ['Семь чакр']],
  ['отношениях', ['Отношения']],
])('in Russian %s finds the expected entry', (query, expected) => {
  expect(new Set(titles(russian, query))).toEqual(new Set(expected))
})

describe('the ranking', () => {
  test('puts title matches before mentions', () => {
    const index = indexOf('hun', [
      entry('Másról', 'A szív csakra, a torok csakra és megint a szív csakra.'),
      entry('Csakra', 'Egy szó.'),
    ])
    expect(titles(index, 'csakra')).toEqual(['Csakra', 'Másról'])
  })

  test('puts exact words before words with the same stem', () => {
    const index = indexOf('hun', [
      entry('Egy', 'Itt energiákról olvasol.'),
      entry('Kettő', 'Itt energia van.'),
    ])
    expect(titles(index, 'energia')).toEqual(['Kettő', 'Egy'])
  })
})

test('a changed or removed entry is found in its current state', () => {
  const index = indexOf('hun', [entry('Egy', 'régi szöveg'), entry('Kettő', 'más szöveg')])
  index.put(entry('Egy', 'friss mondatok'))
  expect(titles(index, 'régi')).toEqual([])
  expect(titles(index, 'mondat')).toEqual(['Egy'])
  index.remove('Egy')
  index.remove('Egy')
  expect(titles(index, 'mondat')).toEqual([])
  expect(titles(index, 'szöveg')).toEqual(['Kettő'])
})

test('a user without access to an entry gets the next best one', () => {
  const accepts = ({ title }: Entry) => title !== 'A hét csakra'
  const found = hungarian.ask({ query: 'energia', accepts })
  expect(found.entries.map(({ title }) => title)).toEqual(['Párkapcsolat'])
})

describe('an excerpt', () => {
  const excerpt = (one: Entry, query: string) => {
    const index = indexOf('hun', [one])
    const { entries, terms } = index.ask({ ...everything, query })
    const [found] = entries
    if (!found) throw new Error(`${query} is not found`)
    return excerptOf(found, { terms, words: index.words })
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join('')
  }
  const long = 'Lorem ipsum dolor. '.repeat(20)

  test.each([
    [
      'marks the words with their endings',
      'Az elemzéseid itt vannak.',
      'elemzés',
      'Az [elemzéseid] itt vannak.',
    ],
    ['marks a word that was mistyped', 'Három hullám.', 'hulálm', 'Három [hullám].'],
    [
      'takes markup for the text it is',
      '<b>Csakra</b> & <script>',
      'csakra',
      '<b>[Csakra]</b> & <script>',
    ],
    ['is the beginning where the title alone has it', 'Egy mondat.', 'cím', 'Egy mondat.'],
  ])('%s', (_what, text, query, expected) => {
    expect(excerpt(entry('Cím', text), query)).toBe(expected)
  })

  test('is from the place with the most matching words', () => {
    const text = `A szív magában. ${long}A torok és a szív együtt. ${long}`
    const found = excerpt(entry('Egy', text), 'szív torok')
    expect(found).toContain('A [torok] és a [szív] együtt.')
    expect(found).toMatch(/^… .* (Lorem|ipsum|dolor\.) …$/su)
  })
})

describe('the stored form of a query without results', () => {
  test.each([
    ['Őszi  Álom?', 'oszi alom'],
    ['„Csakra” – kő', 'csakra ko'],
    ['Ágnes 1984.06.12', undefined],
    ['agnes@people.example', undefined],
    ['+36 30 123', undefined],
    ['٣', undefined],
    ['?!', undefined],
    ['', undefined],
  ])('%j: %j', (query, expected) => {
    expect(missedWords(query)).toBe(expected)
  })

  test('has the same slot each time', () => {
    expect(slotOf('oszi alom')).toBe(slotOf('oszi alom'))
    for (const words of ['a', 'b', 'oszi alom']) {
      expect(slotOf(words)).toBeGreaterThanOrEqual(0)
      expect(slotOf(words)).toBeLessThan(mostMisses)
    }
  })
})
