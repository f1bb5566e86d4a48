import { describe, expect, test } from '@jest/globals'
import { type Chart, chartOf, dateOf, dayNumberOf } from '@krono/chart'
import { yearsOn } from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse, text } from '../../src/analysis/analyses/compose/outline'
import { ageOn } from '../../src/analysis/analyses/compose/particular/age'
import {
  agreementsIn,
  balanceIn,
  contradictionsIn,
  rarestIn,
  suitsSpeech,
} from '../../src/analysis/analyses/compose/particular/find-particular'
import { oneIn } from '../../src/analysis/analyses/compose/particular/shares'

describe('what is particular in a chart', () => {
  const chart = chartOf('1984-06-12')
  const energies = Object.entries(chart.chakras)
    .map(([chakra, { energy }]) => ({ chakra, energy: Math.round(energy) }))
    .sort((a, b) => b.energy - a.energy)
  const [strongest, second] = energies
  const quietest = energies.at(-1)

  test('are its two strongest chakras, in the order of the chakras', () => {
    const [found] = agreementsIn(chart)
    const [, pair = ''] = found?.key.split('.') ?? []
    expect(new Set(pair.split('-'))).toEqual(new Set([strongest?.chakra, second?.chakra]))
    expect(Object.values(found?.fillings?.numbers ?? {}).sort()).toEqual(
      [strongest?.energy, second?.energy].sort(),
    )
    expect(agreementsIn(chart)).toHaveLength(21)
  })

  test('are the strongest and the quietest', () => {
    expect(contradictionsIn(chart)[0]).toMatchObject({
      key: `contradiction.${strongest?.chakra}-${quietest?.chakra}`,
      fillings: { numbers: { high: strongest?.energy, low: quietest?.energy } },
    })
    expect(contradictionsIn(chart)).toHaveLength(42)
  })

  test('are about a strong throat only if it speaks: who listens is not called blunt', () => {
    for (let day = 0; day < 200; day += 1) {
      const one = chartOf(dateOf(dayNumberOf('1984-06-12') + day))
      for (const subject of ['contradiction', 'contradictionChild', 'question']) {
        const found = contradictionsIn(one, { subject }).map(({ key }) => key)
        const ofThroat = found.filter((key) => key.startsWith(`${subject}.throat-`))
        expect(ofThroat).toHaveLength(one.sides.release.includes('throat') ? 6 : 0)
      }
      const ofBaby = agreementsIn(one, 0, 'agreementBaby')
      expect(ofBaby).toHaveLength(one.sides.release.includes('throat') ? 21 : 15)
    }
  })

  test('several people are talkers only if most of them are', () => {
    const dates = Array.from({ length: 60 }, (_, day) => dateOf(dayNumberOf('1984-06-12') + day))
    const charts = dates.map((date) => chartOf(date))
    const talker = charts.find(({ sides }) => sides.release.includes('throat')) as Chart
    const listener = charts.find(({ sides }) => sides.intake.includes('throat')) as Chart
    const talk = text('grownAgreement.throat-heart')
    expect(suitsSpeech([talker, listener], talk)).toBe(false)
    expect(suitsSpeech([talker, talker, listener], talk)).toBe(true)
    expect(suitsSpeech([listener, listener], text('grownAgreement.heart-root'))).toBe(true)
  })

  test('is its rarest value, with its share', () => {
    const { key, fillings } = rarestIn(chart)
    expect(key).toMatch(/^rare\.\w+-(high|low)$/)
    expect(fillings?.numbers?.share).toBeGreaterThan(5)
    expect(fillings?.numbers?.share).toBeLessThanOrEqual(500)
  })

  test('is the order of its levels, or what drives it', () => {
    expect(balanceIn(chart).key).toMatch(/^(order|drive)\./)
  })
})

test.each([
  ['root', 101, 'high', 4200],
  ['root', 0, 'high', 1],
  ['root', 100, 'low', 1],
  ['totalVitalEnergy', 0, 'low', 4200],
] as const)('one date in so many has %s %i or more extreme (%s): %i', (key, value, end, count) => {
  expect(oneIn(key, value, end)).toBe(count)
})

test('half of all dates have an energy of 50 or more', () => {
  expect(oneIn('heart', 50, 'high')).toBeCloseTo(2, 0)
})

test('no date has fewer than three findings, at any age', () => {
  const first = dayNumberOf('1910-01-01')
  const few: string[] = []
  for (let day = 0; day < 42_000; day += 7) {
    const date = dateOf(first + day)
    const { chapters } = composeAnalysis({
      ...{ kind: 'short', madeOn: '2026-11-30' },
      people: [{ name: 'Anna', date }],
    })
    const blocks = chapters.find(({ key }) => key === 'particular')?.blocks.filter(isProse) ?? []
    // With the introduction.
    if (new Set(blocks.map(({ key }) => key)).size < 5) few.push(date)
  }
  expect(few).toEqual([])
})

test.each([
  ['2026-11-30', '2026-11-30', 0, 'baby'],
  ['2022-12-01', '2026-11-30', 3, 'baby'],
  ['2022-11-30', '2026-11-30', 4, 'small'],
  ['2018-12-01', '2026-11-30', 7, 'small'],
  ['2018-11-30', '2026-11-30', 8, 'school'],
  ['2013-12-01', '2026-11-30', 12, 'school'],
  ['2013-11-30', '2026-11-30', 13, 'teen'],
  ['2008-12-01', '2026-11-30', 17, 'teen'],
  ['2008-11-30', '2026-11-30', 18, 'adult'],
  ['1961-12-01', '2026-11-30', 64, 'adult'],
  ['1961-11-30', '2026-11-30', 65, 'senior'],
  ['2020-02-29', '2026-02-28', 5, 'small'],
  ['2020-02-29', '2026-03-01', 6, 'small'],
] as const)('somebody born on %s is on %s %i years old: %s', (birth, day, years, age) => {
  expect([yearsOn(birth, day), ageOn(birth, day)]).toEqual([years, age])
})
