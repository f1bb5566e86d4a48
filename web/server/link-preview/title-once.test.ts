import { expect, test } from '@jest/globals'
import { titleOnce } from './title-once'

test.each([
  ['Bejelentkezés', 'Bejelentkezés'],
  ['Mi a KRONO? Hét csakra, két oldal', { absolute: 'Mi a KRONO? Hét csakra, két oldal' }],
  ['Adatkezelési tájékoztató – KRONO', { absolute: 'Adatkezelési tájékoztató – KRONO' }],
  // A Hungarian word that only resembles the name.
  ['Kronó-kalkulátor', 'Kronó-kalkulátor'],
  ['', ''],
])('%s contains the site’s name once', (title, expected) => {
  expect(titleOnce(title, 'KRONO')).toEqual(expected)
})
