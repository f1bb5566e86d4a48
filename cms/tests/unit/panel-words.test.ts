import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { english, hungarian } from '../../src/admin/content-words'
import { englishPanel } from '../../src/admin/english-words'
import { hungarianLanguages } from '../../src/admin/language-words'
import { cellText, dateIn } from '../../src/admin/list-words'
import { hungarianMedia } from '../../src/admin/media-words'
import { hungarianPanel } from '../../src/admin/panel-words'
import { hungarianPreview } from '../../src/admin/preview-words'
import { hungarianWriting } from '../../src/admin/writing-words'
import { cmsFolder } from '../support/environment'

type Words = Readonly<Record<string, string>>

const load = createRequire(__filename)
// Some of Strapi's files have a default export, others are the table itself.
const fromStrapi = (file: string): Words => {
  const table = load(path.join(cmsFolder, 'node_modules/@strapi', file))
  return table.default ?? table
}

const prefixed = (plugin: string): Words =>
  Object.fromEntries(
    Object.entries(fromStrapi(`${plugin}/dist/admin/translations/en.json.js`)).map(
      ([key, text]) => [`${plugin}.${key}`, text],
    ),
  )

const strapi: Words = {
  ...fromStrapi('admin/dist/admin/admin/src/translations/en.json.js'),
  ...prefixed('content-manager'),
  ...prefixed('upload'),
  ...prefixed('i18n'),
}
const ours: Words = {
  ...hungarianPanel,
  ...hungarianWriting,
  ...hungarianPreview,
  ...hungarianMedia,
  ...hungarianLanguages,
}

/** The names that a message fills in: {locale}, {count, plural, …}, <b>. */
const namesIn = (text: string) => new Set(text.match(/\{\w+(?=[,}])|<\w+>/g))

describe("our words for Strapi's panel", () => {
  test('fill in only what Strapi gives them', () => {
    expect(Object.keys(strapi).length).toBeGreaterThan(1000)
    for (const [key, text] of Object.entries({ ...ours, ...englishPanel })) {
      const original = strapi[key]
      if (original === undefined) continue
      const known = namesIn(original)
      const unknown = [...namesIn(text)].filter((name) => !known.has(name))
      expect({ key, unknown }).toEqual({ key, unknown: [] })
    }
  })

  test('of the media library and of languages all belong to messages that exist', () => {
    const keys = Object.keys({ ...hungarianWriting, ...hungarianMedia, ...hungarianLanguages })
    expect(keys.filter((key) => !(key in strapi))).toEqual([])
  })

  test('for content do not change a message of Strapi itself', () => {
    expect(Object.keys(hungarian).filter((key) => key in strapi)).toEqual([])
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
