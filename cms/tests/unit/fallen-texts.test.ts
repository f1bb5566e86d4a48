import { describe, expect, test } from '@jest/globals'
import { lead, type OutlineChapter, text } from '../../src/analysis/analyses/compose/outline'
import { fallenTexts } from '../../src/back-office/shop/analyses/fallen-texts'

const written = { title: 'Title', short: ['Text'], long: [] }

const throat = 'chakra.throat.3'
const high = 'physical.extremelyHigh'
const chapters: OutlineChapter[] = [
  { key: 'opening', blocks: [lead('opening-short.opening'), text(high)] },
  { key: 'chakras', blocks: [text(throat, 'whole'), text(throat)] },
]

/** Hungarian lacks the second and the third text, English the second, Russian the first. */
const texts = {
  hun: { 'opening-short.opening': written },
  eng: { 'opening-short.opening': written, [throat]: written },
  rus: { [high]: written, [throat]: written, 'never.printed': written },
}

describe('texts of an analysis used from another language', () => {
  test.each([
    [
      'hun' as const,
      [
        { name: 'Csakra: Torok, 3. nyolcad (felső szakasz, kiad)', language: 'eng' },
        { name: 'Testi szint: kiemelkedő', language: 'rus' },
      ],
    ],
    ['eng' as const, [{ name: 'Physical level: extremely high', language: 'rus' }]],
  ])('in %s are listed by name, each once', (language, fallen) => {
    expect(fallenTexts({ chapters }, texts, language)).toEqual(fallen)
  })
})
