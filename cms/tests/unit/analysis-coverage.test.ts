import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { dateOf, dayNumberOf } from '@krono/chart'
import {
  type AnalysisKind,
  type AnalysisPerson,
  type Language,
  languageCodes,
} from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse, type Parts } from '../../src/analysis/analyses/compose/outline'
import { isWhole } from '../../src/analysis/analyses/texts/chapter-texts'
import { expectedKeys } from './expected-keys'
import { madeOn, randomPeople } from './random-people'
import { seededEdition } from './seeded-texts'

const edition = seededEdition()
const vectors = path.join(__dirname, '../../../web/lib/chart/vectors')
const readVectors = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(path.join(vectors, `${name}.json`), 'utf8'))

/** All requested texts, each with the requested length. */
const requested = new Set<string>()

function request(kind: AnalysisKind, people: readonly AnalysisPerson[], lastMadeOn?: string) {
  const { chapters } = composeAnalysis({ kind, people, madeOn, lastMadeOn })
  for (const { blocks } of chapters) {
    for (const block of blocks) if (isProse(block)) requested.add(`${block.parts} ${block.key}`)
  }
}

const peopleOn = (dates: readonly string[]): AnalysisPerson[] =>
  dates.map((date, place) => ({ name: `${place + 1}.`, date }))

const lastYear = '2025-11-21'

/** Not a real birth date: its coming weeks are not in the calendar. */
const lastDay = '9999-12-31'

function missingTexts(language: Language, texts = edition): string[] {
  return [...requested].flatMap((input) => {
    const [parts, key = ''] = input.split(' ')
    const wanted: Parts = parts === 'whole' ? 'whole' : 'short'
    return isWhole(texts[language][key], wanted) ? [] : [`${key} (${wanted}) in ${language}`]
  })
}

/** Texts of the free page, of the calculators, and of the gallery of characters. */
const onPagesOnly =
  /^(portrait|groupStrong|sides|contour|type|kind|physical|emotional|intellectual|totalVitalEnergy|logical|creative|community|self|activity|restraint)\./

/** Texts of analyses that no composed analysis has requested. */
function unusedKeys() {
  const used = new Set([...requested].map((input) => input.split(' ')[1]))
  return expectedKeys.filter((key) => !onPagesOnly.test(key) && !used.has(key))
}

describe('the texts of analyses', () => {
  beforeAll(() => {
    const charts = Object.keys(readVectors<Record<string, unknown>>('charts'))
    for (const date of charts) {
      if (date === lastDay) continue
      request('short', peopleOn([date]))
      request('long', peopleOn([date]), date < lastYear ? lastYear : undefined)
    }
    for (const { a, b } of readVectors<{ a: string; b: string }[]>('relationships')) {
      request('relationship', peopleOn([a, b]))
      request('family', peopleOn([a, b]))
    }
    for (const { dates } of readVectors<{ dates: string[] }[]>('groups')) {
      if (dates.length <= 8) request('family', peopleOn(dates))
      if (dates.length >= 3) request('group', peopleOn(dates))
    }
    // Three charts as different as possible.
    request('group', peopleOn(['1900-01-01', '1950-02-12', '1965-04-08']))
    const { people, date, childBelow, upTo } = randomPeople(7)
    const elders = ['parent', 'grandparent'] as const
    const requestRandom = (count: number) => {
      const children = [childBelow(18), childBelow(18)].map((born, place) => ({
        ...{ name: `${place}.`, date: born, role: 'child' as const },
      }))
      const elder = { name: 'A', date: date(20), role: elders[count % 2] }
      request('family', [elder, ...children])
      const role = count % 2 ? 'friend' : 'colleague'
      const grown = [date(18), date(18)].map((born) => ({ name: 'B', date: born, role }) as const)
      request('relationship', grown)
      const one = peopleOn([date(13)])
      request('short', one)
      request('long', one, lastYear)
      if (count % 3) return
      request('relationship', people(2, 'relationship'))
      request('family', people(2 + upTo(7), 'family'))
      request('group', people(3 + upTo(18), 'group'))
      // People born within 12 days, whose charts are similar.
      const born = dayNumberOf(date())
      const near = () => dateOf(Math.min(born + upTo(12), dayNumberOf(madeOn)))
      request('family', peopleOn([near(), near(), near()]))
      request('group', peopleOn([near(), near(), near(), near()]))
    }
    // A chart with the rarest text, an unchanged third chakra.
    request('long', peopleOn(['1939-08-13']), lastYear)
    // All texts are requested within 300 to 700 rounds.
    for (let count = 0; count < 3000; count += 1) {
      if (count % 100 === 0 && count >= 300 && unusedKeys().length === 0) break
      requestRandom(count)
    }
  })

  test.each(languageCodes)('include every text that an analysis uses, in %s', (language) => {
    expect(missingTexts(language)).toEqual([])
  })

  test('are all used by an analysis', () => {
    expect(unusedKeys()).toEqual([])
  })

  test.each(languageCodes)('are reported by key when missing in %s', (language) => {
    const { 'strongest.heart': _, ...others } = edition[language]
    const { 'character.heart-intake': character } = edition[language]
    const spoilt = {
      ...others,
      ...(character && { 'character.heart-intake': { ...character, long: [] } }),
    }
    expect(missingTexts(language, { ...edition, [language]: spoilt }).sort()).toEqual([
      `character.heart-intake (whole) in ${language}`,
      `strongest.heart (short) in ${language}`,
    ])
  })
})
