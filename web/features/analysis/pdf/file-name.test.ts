import { expect, test } from '@jest/globals'
import { dispositionOf, fileNameOf } from './file-name'

const named = (names: string[], language: 'hun' | 'eng' | 'rus' = 'hun') =>
  ({
    kind: names.length === 1 ? 'long' : 'family',
    language,
    madeOn: '2026-11-22',
    people: names.map((name) => ({ name, date: null, chart: {} })),
  }) as const

test.each([
  [named(['Őry Ágnes']), 'Részletes elemzés – Őry Ágnes'],
  [named(['Anna', 'Béla']), 'Családi elemzés – Anna és Béla'],
  [named(['Anna'], 'eng'), 'Detailed analysis – Anna'],
  [named(['Анна'], 'rus'), 'Подробный разбор – Анна'],
  [named(['a', 'b', 'c', 'd', 'e'], 'eng'), 'Family analysis – 5 people'],
  [named(['../..\\x:"<y>|?*\u202e\n']), 'Részletes elemzés – .. x y'],
  [named(['\u202e']), 'Részletes elemzés – 2026-11-22'],
])('the file name of %# is %s', (document, name) => {
  expect(fileNameOf(document)).toBe(name)
})

test('a long name is cut to the limit of file systems', () => {
  const name = fileNameOf(named(['Ж'.repeat(80), 'Щ'.repeat(80)], 'rus'))
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180)
})

test('the header has the name with accents, and an ASCII name', () => {
  expect(dispositionOf(named(["Ágnes (O'Hara)!"]))).toBe(
    `attachment; filename=analysis-long-2026-11-22.pdf; filename*=UTF-8''R%C3%A9szletes%20elemz%C3%A9s%20%E2%80%93%20%C3%81gnes%20%28O%27Hara%29!.pdf`,
  )
})
