import { expect, test } from '@jest/globals'
import { firstSentence } from './first-sentence'

test.each([
  ['Egy mondat. Még egy.', 'Egy mondat.'],
  ['Kérdés? Válasz.', 'Kérdés?'],
  ['3,5 év múlva. Aztán', '3,5 év múlva.'],
  ['Nincs vége', 'Nincs vége'],
  ['', ''],
])('of "%s" it is "%s"', (text, sentence) => expect(firstSentence(text)).toBe(sentence))
