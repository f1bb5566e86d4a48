import { describe, expect, test } from '@jest/globals'
import { english, hungarian } from '../../src/admin/content-words'
import { englishPanel } from '../../src/admin/english-words'
import { fieldWords } from '../../src/admin/fields/field-words'
import { moneyWords } from '../../src/admin/fields/money-words'
import { hungarianStrapi } from '../../src/admin/hungarian-words'
import { incidentWords } from '../../src/admin/incident/incident-words'
import { hungarianKeys } from '../../src/admin/key-words'
import { cellText, dateIn } from '../../src/admin/list-words'
import { operatorWords } from '../../src/admin/operator-words'
import { stateWords } from '../../src/admin/state-words'
import type { EditorTable } from '../../src/editor/editor-table'
import { patterns } from '../../src/editor/patterns'
import { rulesOfForms } from '../../src/editor/rules'
import { componentTables, contentTypeTables } from '../../src/editor/tables'
import { works } from '../../src/incidents/works'
import { ofAdministratorsOf } from '../../src/lib/content-types'
import { reachedEnglish, strapisEnglish, strapisHungarian } from './panel-messages'

const patternSentences = Object.fromEntries(
  Object.entries(patterns).map(([regex, { hun }]) => [regex, hun]),
)

type Words = Readonly<Record<string, string>>

const known: Words = { ...reachedEnglish, ...strapisEnglish }
/** What an editor reads in Hungarian. */
const read: Words = { ...strapisHungarian, ...hungarianStrapi }

/** The names that a message fills in: {locale}, {count, plural, …}, <b>. */
const namesIn = (text: string) => new Set(text.match(/\{\w+(?=[,}])|<\w+>/g))

/** Labels of fields, and everything that we write into forms ourselves. */
const tables: Readonly<Record<string, EditorTable>> = { ...contentTypeTables, ...componentTables }
const fieldTexts = Object.entries(tables).flatMap(([uid, { fields }]) =>
  Object.entries(fields)
    .filter(([name]) => !ofAdministratorsOf(uid).includes(name))
    .map(([name, { hun }]) => [`${uid} ${name}`, hun.label] as const),
)
const helpTexts = Object.entries(tables).flatMap(([uid, { fields }]) =>
  Object.entries(fields)
    .filter(([name]) => !ofAdministratorsOf(uid).includes(name))
    .flatMap(([name, { hun }]) =>
      [hun.description, hun.placeholder].map((text) => [`${uid} ${name}`, text ?? ''] as const),
    ),
)
const said = { ...patternSentences, ...rulesOfForms('hun') }
/** Every text in a table of words. */
const textsIn = (name: string, words: unknown): [string, string][] =>
  typeof words === 'string'
    ? [[name, words]]
    : Object.entries(Object(words)).flatMap(([key, one]) => textsIn(`${name}.${key}`, one))

const ownTexts = [
  ...textsIn('operator', operatorWords('hu')),
  ...textsIn('fields', [fieldWords.hun, moneyWords.hun, stateWords.hun]),
  ...textsIn('incidents', [incidentWords.hun, Object.values(works).map(({ hun }) => hun)]),
  ...textsIn('keys', hungarianKeys),
  ...fieldTexts,
  ...helpTexts,
  ...Object.entries(hungarian),
  ...Object.entries(said),
]

/** Any of these words, whole. */
const of = (words: string) =>
  new RegExp(`(?<!\\p{L})(${words.split(' ').join('|')})(?!\\p{L})`, 'iu')

/** How Hungarian speaks to somebody whom one does not know. */
const manners = [
  of('Ön Önt Önnek Önök Önöknek'),
  of('kérjük kérem kérném kérnénk'),
  of('szeretné akarja tudja kívánja óhajtja'),
  // The imperative of the third person, and what is somebody's.
  of(
    'adja írja válassza húzza állítsa próbálja nézze ellenőrizze erősítse másolja küldje mozgassa vegye tegye hozza töltse jelölje',
  ),
  of(
    'kattintson válasszon jelentkezzen próbálkozzon lépjen forduljon adjon írjon várjon nézzen tekintse menjen kérjen vegyen győződjön',
  ),
  of('jelszavát fiókját fiókjába fiókjának jogosultsága türelmét adatbázisába projektjébe'),
  /üdvözöljük|gratulálunk/iu,
]

/** Words of those who build sites. */
const technical = [
  of(
    'JSON API UID URL HTTP SSO slug regex token webhook payload markdown WYSIWYG GraphQL documentId null string',
  ),
  /azonosító|kulcs|webhook/i,
  /(?<!\p{L})(attribútum|séma|rekord|entitás|reláció|komponens|lokalizáció)\p{L}*/iu,
  // Ids of Stripe's, and names of fields.
  /(?<!\p{L})(pi|ch|sub|cus|price|cs|in)_|\p{Ll}{2}\p{Lu}\p{Ll}/u,
  /Strapi/,
]

/** Without what is filled in, and the grammar of a message: {count, plural, other {…}}, {{name}}, <b>. */
const withoutNames = (text: string) =>
  text.replace(/\{\{\w+\}\}|\{\w+(, (plural|select),)?|<[^>]*>/g, '')

describe("our words for Strapi's panel", () => {
  test('are there for everything that an editor can meet', () => {
    expect(Object.keys(reachedEnglish).length).toBeGreaterThan(850)
    const missing = Object.entries(reachedEnglish).filter(([id]) => !read[id]?.trim())
    expect(missing).toEqual([])
  })

  test('are Hungarian', () => {
    const same = Object.entries(reachedEnglish).filter(
      ([id, text]) => read[id] === text && /\p{L}{2}/u.test(withoutNames(text)),
    )
    expect(same.map(([id]) => id)).toEqual([])
  })

  test('are asked for by Strapi: none is left over', () => {
    const left = Object.keys(hungarianStrapi).filter((id) => !(id in known))
    // Where Strapi has both a long and a short name for a field, the cms sends the long one.
    expect(left.filter((id) => !id.startsWith('components.Input.error.'))).toEqual([])
  })

  test('fill in only what Strapi gives them', () => {
    for (const [key, text] of Object.entries({ ...hungarianStrapi, ...englishPanel })) {
      const original = known[key]
      if (original === undefined) continue
      const given = namesIn(original)
      const unknown = [...namesIn(text)].filter((name) => !given.has(name))
      expect({ key, unknown }).toEqual({ key, unknown: [] })
    }
  })

  test('for content do not change a message of Strapi itself', () => {
    expect(Object.keys(hungarian).filter((key) => key in known)).toEqual([])
  })
})

describe('the panel in Hungarian', () => {
  const reached = Object.entries(read).filter(([id]) => id in reachedEnglish)

  test.each(manners)('says "te", never "Ön": not %s', (pattern) => {
    const formal = [...reached, ...ownTexts].filter(([, text]) => pattern.test(text))
    expect(formal).toEqual([])
  })

  test.each(technical)('needs no technical word: not %s', (pattern) => {
    const found = [...reached, ...ownTexts].filter(([, text]) => pattern.test(withoutNames(text)))
    expect(found).toEqual([])
  })

  test('„Cím” is what stands above a text, and nothing else', () => {
    const places = /(^|[\s(„])\/|https|mailto|www|link|hivatkozás|menü|gomb|visz/i
    // Other words have it inside: webcím, e-mail-cím, főcím, címsor.
    const alone = /(?<![\p{L}-])cím(?!(sor|ke|zett))\p{L}*/iu
    const both = [...reached, ...ownTexts].filter(
      ([, text]) => alone.test(text) && places.test(text),
    )
    expect(both).toEqual([])
    const named = fieldTexts.filter(([, text]) => alone.test(text))
    expect(named.map(([field]) => field).filter((field) => !/title$/i.test(field))).toEqual([])
    expect(named.length).toBeGreaterThan(5)
  })
})

describe('lists', () => {
  const huf = { type: 'integer', customField: 'global::money', options: { currency: 'huf' } }
  const gbp = { ...huf, options: { currency: 'gbp' } }
  test.each([
    [huf, 'hu', 1_999_000, '19\u00A0990\u00A0Ft'],
    [gbp, 'hu', 799, '7,99\u00A0£'],
    [gbp, 'en', 799, '£7.99'],
    [gbp, 'en', null, undefined],
    [{ type: 'enumeration' }, 'hu', 'visitor', 'Látogató (nincs belépve)'],
    [{ type: 'enumeration' }, 'ru', 'visitor', 'Посетитель (без входа)'],
    [{ type: 'enumeration' }, 'de', 'visitor', english.visitor],
    [{ type: 'enumeration' }, 'hu', 'unknown', 'unknown'],
    [{ type: 'string', customField: 'global::name' }, 'hu', 'imprint', 'Impresszum'],
    [{ type: 'enumeration' }, 'hu', null, undefined],
  ])('write what is stored in %j plainly, in %s %j as %j', (attribute, language, value, text) => {
    expect(cellText(attribute)?.(language, value)).toBe(text)
  })

  test('leave to Strapi what it writes plainly itself', () => {
    expect(cellText({ type: 'string' })).toBeUndefined()
  })

  test('write a date without the day of the week', () => {
    expect(dateIn('hu', '2026-11-21T09:12:00')).toBe('2026. nov. 21. 9:12')
  })
})
