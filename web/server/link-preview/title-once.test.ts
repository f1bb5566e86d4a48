import { expect, test } from '@jest/globals'
import { titleOnce } from './title-once'

test.each([
  ['Bejelentkezés', 'Bejelentkezés'],
  ['Mi a KRONO? Hét csakra, két oldal', { absolute: 'Mi a KRONO? Hét csakra, két oldal' }],
  ['Adatkezelési tájékoztató – KRONO', { absolute: 'Adatkezelési tájékoztató – KRONO' }],
  // A word of the language, and not the name.
  ['Kronó-kalkulátor', 'Kronó-kalkulátor'],
  ['', ''],
])('%s names the site once', (title, expected) => {
  expect(titleOnce(title, 'KRONO')).toEqual(expected)
})
