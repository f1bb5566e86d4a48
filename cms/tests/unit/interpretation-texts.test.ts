import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { chakras, chartOf } from '@krono/chart'
import { languageCodes } from '@krono/contract'
import { nameOfText, pageNamesOf } from '../../src/analysis/analysis-texts/name-of-text'
import { octants } from '../../src/analysis/analysis-texts/part-words'
import { chakraPageWords } from '../../src/analysis/analysis-texts/subject-words'
import { everyKey, textTable, textTableNames } from '../../src/analysis/analysis-texts/text-tables'
import { dayAfter } from '../../src/platform/lib/dates'
import { cmsFolder } from '../support/environment'
import { expectedKeys } from './expected-keys'

describe('the tables of interpretation texts', () => {
  test('contain every text exactly once', () => {
    expect(everyKey.toSorted()).toEqual(expectedKeys.toSorted())
  })

  test.each(languageCodes)('have a unique name for each text in %s', (language) => {
    const names = everyKey.map((key) => nameOfText(key, language))
    expect(new Set(names).size).toBe(names.length)
    const raw = language === 'rus' ? /[a-z]/i : /[а-яё]|[a-z][A-Z]|undefined/
    expect(names.filter((name) => raw.test(name))).toEqual([])
  })

  test('fit on a screen', () => {
    for (const name of textTableNames) {
      expect(textTable(name).columns.length).toBeLessThanOrEqual(8)
    }
  })

  test.each([
    ['chakra.throat.3', 'Csakra: Torok, 3. nyolcad (felső szakasz, kiad)'],
    ['physical.low', 'Testi szint: alacsony'],
    ['character.sacral-intake', 'Karakter: Szakrális, befogad'],
    ['kind.learner.root', 'Kapcsolódás csakránként: tanuló, Gyökér'],
    ['type.synchronic-fate', 'Kapcsolattípus: szinkron, sorsszerű'],
    ['monthLeads.crown-high2', 'A hónapban vezető ciklus: Korona, erős, 2. változat'],
    ['detail.physical.low-root', 'Részletesen: Testi szint, alacsony, Gyökér'],
    ['nonsense.of-somebody', 'nonsense: of, somebody'],
  ])('name %s "%s"', (key, name) => {
    expect(nameOfText(key, 'hun')).toBe(name)
  })
})

describe('the names of chakras on pages', () => {
  test.each(languageCodes)('equal the messages of web in %s', (language) => {
    const file = path.join(cmsFolder, `../web/messages/${language}.json`)
    const { chakraLong } = JSON.parse(readFileSync(file, 'utf8'))
    const ours = Object.entries(chakraPageWords).map(([chakra, said]) => [chakra, said[language]])
    expect(Object.fromEntries(ours)).toEqual(chakraLong)
  })

  test.each([
    ['chakra.throat.3', ['Torokcsakra']],
    ['character.sacral-intake', ['Szakrális csakra']],
    ['physical.low', []],
  ])('find the text %s', (key, names) => {
    expect(pageNamesOf(key, 'hun')).toEqual(names)
  })
})

test('an octant has the phase and the side of the engine', () => {
  const seen = new Set<number>()
  for (let day = 0; seen.size < 8 && day < 400; day += 1) {
    const chart = chartOf(dayAfter('1984-06-12', day))
    for (const { chakra } of chakras) {
      const { octant, level, side } = chart.chakras[chakra]
      expect(octants[octant]).toEqual({ level, side })
      seen.add(octant)
    }
  }
  expect(seen.size).toBe(8)
})
