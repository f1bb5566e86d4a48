import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { worthIn } from '../../src/admin/coupon-worth'
import { cellText, dateIn } from '../../src/admin/list-words'
import { nameIn, namesIn } from '../../src/admin/names'
import english from '../../src/admin/translations/strapi.en.json'
import hungarian from '../../src/admin/translations/strapi.hu.json'
import russian from '../../src/admin/translations/strapi.ru.json'
import { wordsInCode } from '../../src/admin/words-in-code'
import { cmsFolder } from '../support/environment'
import { reachedEnglish, strapiEnglish } from './panel-messages'
import { strapiTexts, withoutNames } from './panel-texts'

type Words = Readonly<Record<string, string>>

const known: Words = { ...reachedEnglish, ...strapiEnglish }

/** The placeholders of a message: {locale}, {count, plural, …}, <b>. */
const placeholdersIn = (text: string) => new Set(text.match(/\{\w+(?=[,}])|<\w+>/g))

describe('our translations of Strapi’s panel', () => {
  test('exist for every message that an editor can see', () => {
    expect(Object.keys(reachedEnglish).length).toBeGreaterThan(850)
    const missing = Object.entries(reachedEnglish).filter(([id]) => !strapiTexts[id]?.trim())
    expect(missing).toEqual([])
  })

  test('are Hungarian', () => {
    const same = Object.entries(reachedEnglish).filter(
      ([id, text]) => strapiTexts[id] === text && /\p{L}{2}/u.test(withoutNames(text)),
    )
    expect(same.map(([id]) => id)).toEqual([])
  })

  test('are all used by Strapi', () => {
    const left = Object.keys(hungarian).filter((id) => !(id in known))
    // Where Strapi has a long and a short id for a message, the cms sends the long one.
    expect(left.filter((id) => !id.startsWith('components.Input.error.'))).toEqual([])
  })

  test('use only Strapi’s placeholders', () => {
    for (const [key, text] of Object.entries({ ...hungarian, ...english })) {
      const original = known[key]
      if (original === undefined) continue
      const given = placeholdersIn(original)
      const unknown = [...placeholdersIn(text)].filter((name) => !given.has(name))
      expect({ key, unknown }).toEqual({ key, unknown: [] })
    }
  })

  test('of texts in Strapi’s code still match it, in Hungarian and Russian', () => {
    const source = (file: string) =>
      readFileSync(path.join(cmsFolder, 'node_modules/@strapi', file), 'utf8')
    const design = source('design-system/dist/index.mjs')
    const named = [
      'Close modal',
      'Clear',
      'Pagination',
      'Month',
      'Year',
      'Choose date',
      'Choose time',
    ]
    for (const word of named) expect(design).toContain(`= "${word}"`)
    expect(source('admin/dist/admin/admin/src/components/LeftMenu.mjs')).toContain('"Menu"')
    const search = 'upload/dist/admin/components/AssetDialog/BrowseStep/SearchAsset/SearchAsset.mjs'
    expect(source(search)).toContain('label: "Search"')
    const bulk =
      'content-manager/dist/admin/pages/ListView/components/BulkActions/PublishAction.mjs'
    const heads = ['name', 'status', 'Publication status']
    for (const word of heads) expect(source(bulk)).toContain(`label: '${word}'`)
    // The state of a language, capitalized.
    for (const file of ['CMHeaderActions', 'BulkLocaleActionModal'])
      expect(source(`i18n/dist/admin/components/${file}.mjs`)).toContain('capitalize(status)')
    const states = ['Published', 'Modified', 'Draft']
    const words = [...named, ...states, ...heads, 'Menu', 'Search'].sort()
    for (const language of ['hu', 'ru'])
      expect(Object.keys(wordsInCode[language] ?? {}).sort()).toEqual(words)
  })

  test('do not call uploaded files pending', () => {
    // Strapi uses the words for pending files also for uploaded and selected ones.
    const chosen =
      'node_modules/@strapi/upload/dist/admin/components/AssetDialog/SelectedStep/SelectedStep.mjs'
    expect(readFileSync(path.join(cmsFolder, chosen), 'utf8')).toContain('list.assets.to-upload')
    for (const id of ['upload.list.assets.to-upload', 'upload.modal.header.pending-assets'])
      for (const words of [hungarian, english, russian] as Words[]) {
        expect(words[id]?.trim()).toBeTruthy()
        expect(words[id]).not.toMatch(
          /vár|feltölt|wait|pending|ready|upload|жд[её]|ожида|загру|готов/i,
        )
      }
  })

  test('for content do not overwrite Strapi’s own messages', () => {
    expect(Object.keys(namesIn('hun')).filter((key) => key in known)).toEqual([])
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
    [{ type: 'enumeration' }, 'de', 'visitor', nameIn('eng', 'visitor')],
    [{ type: 'enumeration' }, 'hu', 'unknown', 'unknown'],
    [{ type: 'string', customField: 'global::name' }, 'hu', 'imprint', 'Impresszum'],
    [{ type: 'enumeration' }, 'hu', null, undefined],
  ])('display values of %j, in %s %j as %j', (attribute, language, value, text) => {
    expect(cellText(attribute)?.(language, value)).toBe(text)
  })

  test.each([
    ['hun', { kind: 'percent', percent: 20, amountHuf: 100_000 }, '20%'],
    ['hun', { kind: 'amount', amountHuf: 100_000, amountGbp: null }, '1\u00A0000\u00A0Ft'],
    [
      'hun',
      { kind: 'amount', amountHuf: 100_000, amountGbp: 300 },
      '1\u00A0000\u00A0Ft / 3,00\u00A0£',
    ],
    ['eng', { kind: 'premiumDays', days: 1 }, 'Membership for 1 day'],
    ['hun', { kind: 'premiumDays', days: 7 }, '7 nap tagság'],
    ['hun', { kind: 'freeProduct', freeProduct: 'analysis-short' }, 'Rövid elemzés ingyen'],
    ['rus', { kind: 'percent', percent: null }, undefined],
    ['rus', { kind: 'amount' }, undefined],
    ['rus', {}, undefined],
  ] as const)('display in %s the value of a coupon %j: %s', (language, row, worth) => {
    expect(worthIn(language, row)).toBe(worth)
  })

  test('leave other values to Strapi', () => {
    expect(cellText({ type: 'string' })).toBeUndefined()
  })

  test('write a date without the day of the week', () => {
    expect(dateIn('hu', '2026-11-21T09:12:00')).toBe('2026. nov. 21. 9:12')
  })
})
