import { expect, test } from '@jest/globals'
import { slugOf } from '../../src/publishing/addresses/slug-of'

test.each([
  ['Mi a KRONO?', 'mi-a-krono'],
  ['Őszi köd & „ünnep”, öt tűzről', 'oszi-kod-unnep-ot-tuzrol'],
  ['Что такое кроно', 'chto-takoe-krono'],
  ['Как мы считаем', 'kak-my-schitaem'],
  ["What it is, and isn't", 'what-it-is-and-isn-t'],
  ['  10 % - 2026  ', '10-2026'],
  ['../etc/passwd', 'etc-passwd'],
  ['…', ''],
  ['漢字', ''],
  [
    'egy kettő három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő',
    'egy-ketto-harom-negy-ot-hat-het-nyolc-kilenc-tiz',
  ],
  ['a'.repeat(100), 'a'.repeat(56)],
])('%s has the slug %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
