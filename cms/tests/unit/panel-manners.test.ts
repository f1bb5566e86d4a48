import { describe, expect, test } from '@jest/globals'
import { fieldTexts, hungarianTexts, withoutNames } from './panel-texts'

/** Matches any of these whole words. */
const anyWord = (words: string) =>
  new RegExp(`(?<!\\p{L})(${words.split(' ').join('|')})(?!\\p{L})`, 'iu')

/** Formal Hungarian address. */
const manners = [
  anyWord('Ön Önt Önnek Önök Önöknek'),
  anyWord('kérjük kérem kérném kérnénk'),
  anyWord('szeretné akarja tudja kívánja óhajtja'),
  // Imperatives of the third person, and possessives.
  anyWord(
    'adja válassza húzza állítsa próbálja nézze ellenőrizze erősítse másolja küldje mozgassa vegye tegye hozza töltse jelölje',
  ),
  anyWord(
    'kattintson válasszon jelentkezzen próbálkozzon lépjen forduljon adjon írjon várjon nézzen tekintse menjen kérjen vegyen győződjön',
  ),
  anyWord('jelszavát fiókjába jogosultsága türelmét adatbázisába projektjébe'),
  /üdvözöljük|gratulálunk/iu,
]

/** Jargon of developers. */
const technical = [
  anyWord(
    'JSON API UID URL HTTP SSO slug regex token webhook payload markdown WYSIWYG GraphQL documentId null string',
  ),
  /azonosító|kulcs|webhook/i,
  /(?<!\p{L})(attribútum|séma|rekord|entitás|reláció|komponens|lokalizáció)\p{L}*/iu,
  // Stripe ids, and names of fields.
  /(?<!\p{L})(pi|ch|sub|cus|price|cs|in)_|\p{Ll}{2}\p{Lu}\p{Ll}/u,
  /Strapi/,
]

describe('the panel in Hungarian', () => {
  test.each(manners)('addresses users informally, without %s', (pattern) => {
    const formal = hungarianTexts.filter(([, text]) => pattern.test(text))
    expect(formal).toEqual([])
  })

  test.each(technical)('uses no technical words: not %s', (pattern) => {
    const found = hungarianTexts.filter(([, text]) => pattern.test(withoutNames(text)))
    expect(found).toEqual([])
  })

  test('„Cím” always means a title', () => {
    const places = /(^|[\s(„])\/|https|mailto|www|link|hivatkozás|menü|gomb|visz/i
    // Compounds are allowed: webcím, e-mail-cím, főcím, címsor.
    const alone = /(?<![\p{L}-])cím(?!(sor|ke|zett))\p{L}*/iu
    const both = hungarianTexts.filter(([, text]) => alone.test(text) && places.test(text))
    expect(both).toEqual([])
    const named = fieldTexts.filter(([, text]) => alone.test(text))
    expect(named.map(([field]) => field).filter((field) => !/title$/i.test(field))).toEqual([])
    expect(named.length).toBeGreaterThan(5)
  })
})
