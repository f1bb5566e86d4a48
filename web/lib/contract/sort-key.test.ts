import { expect, test } from '@jest/globals'
import type { Language } from './languages'
import { normalizeText } from './normalize-text'
import { sortKey } from './sort-key'

const byKey = (language: Language) => (a: string, b: string) => {
  const [one, other] = [sortKey(a, language), sortKey(b, language)]
  return one < other ? -1 : Number(one > other)
}

const families = [
  ...[
    'Almási',
    'Árpási',
    'Cukor',
    'Csaba',
    'Czakó',
    'Cseh',
    'Csűry',
    'Dudás',
    'Dzsida',
    'Dzsudzsák',
  ],
  ...['Eötvös', 'Érdi', 'Gulyás', 'Gyarmati', 'Lyka', 'Lukács', 'Meggyes', 'Megyes', 'Megzabo'],
  ...['Nusser', 'Nyári', 'Nagy', 'Orosz', 'Őri', 'Övári', 'Ónodi', 'Surányi', 'Szabó', 'Szabo'],
  ...['Szűcs', 'Szucs', 'Turi', 'Tyukodi', 'Ürmös', 'Ujvári', 'Újvári', 'Űri', 'Vassz', 'Vasszeg'],
  ...['Vaszi', 'Viccs', 'Vicces', 'Vics', 'Zsoldos', 'Zubor', 'Zrínyi', 'Rózsa', 'Rozsdás', 'Rozs'],
]
const names = families.flatMap((family) => [family, `${family} Ágnes`, `${family} Csaba`])

test.each([
  ['hun', 'hu', names],
  ['eng', 'en', names],
  [
    'rus',
    'ru',
    [
      'Гусев Фёдор',
      'Гусев Федор',
      'Йонов',
      'Иванов',
      'Ёлкин',
      'Елкин',
      'Ежов',
      'Жуков',
      'Smith',
      'Яшин',
    ],
  ],
] as const)('names are sorted by the alphabet of %s', (language, intl, some) => {
  const { compare } = new Intl.Collator(intl)
  expect(some.toSorted(byKey(language))).toEqual(some.toSorted(compare))
})

test('a doubled digraph sorts as two letters', () => {
  expect(sortKey('ccs', 'hun').startsWith(sortKey('cscs', 'hun').slice(0, 4))).toBe(true)
  expect(sortKey('Meggy', 'hun').slice(0, -2)).toBe(sortKey('megygy', 'hun').slice(0, -2))
})

test('a shorter name comes first, with any separator between its words', () => {
  const sorted = ['Nagy-Kiss Éva', 'Nagy', 'Nagy Éva', 'Nagyné', 'nagy  béla']
  expect(sorted.toSorted(byKey('hun'))).toEqual([
    ...['Nagy', 'nagy  béla', 'Nagy Éva', 'Nagy-Kiss Éva', 'Nagyné'],
  ])
})

test('a key has only digits and fits into a cursor', () => {
  for (const text of ['', '東京', '𠀀'.repeat(161), 'Đorđe', 'O’Connor', '💙', 'İ'])
    expect(sortKey(text, 'hun')).toMatch(/^\d{2,600}$/)
})

test.each([
  ['Đorđe Petrović', 'Dorde'],
  ['Łukasz Nowak', 'Lukasz'],
  ['Søren Dahl', 'Soren'],
  ['Weiß Jörg', 'Weiss'],
  ['Şahin Işık', 'Sahin Isik'],
  ['Фёдор Гусев', 'Федор'],
  ['O’Connor', "o'connor"],
  ['Æsop', 'aesop'],
])('%s is found as %s', (name, typed) => {
  expect(normalizeText(name)).toContain(normalizeText(typed))
})
