import { describe, expect, test } from '@jest/globals'
import { chakras, cycleOf, cycleRangeOf, dateOf, dayNumberOf } from '@krono/chart'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse } from '../../src/analysis/analyses/compose/outline'
import { blocksOf, keysOf, ofType } from './outlines'
import { randomPeople } from './random-people'

const random = randomPeople(12)

describe.each([
  ['in the middle of a month', '2026-11-22', 9 + 365],
  ['on the first day of a month', '2026-12-01', 31 + 365],
  ['on the last day of a month', '2027-01-31', 1 + 365],
  ['before a leap day', '2027-02-28', 1 + 366],
  ['on a leap day', '2028-02-29', 1 + 365],
])('a year that begins %s', (_name, day, count) => {
  const { date } = random
  const birth = date()
  const people = [{ name: 'A', date: birth }]
  const outline = composeAnalysis({ kind: 'long', people, madeOn: day })
  const blocks = blocksOf(outline, 'year')
  const waves = ofType(blocks, 'waves')
  const days = Array.from({ length: count }, (_, more) => dateOf(dayNumberOf(day) + more))

  test('has the engine’s values day by day, except of a rest of a month below a week', () => {
    const rest = days.filter((one) => one.startsWith(day.slice(0, 7))).length
    const undrawn = rest < 7 ? rest : 0
    expect(waves).toHaveLength(undrawn > 0 ? 12 : 13)
    const drawn = waves.flatMap(({ from, series }) =>
      (series[0]?.values ?? []).map((_, more) => dateOf(dayNumberOf(from) + more)),
    )
    expect(drawn).toEqual(days.slice(undrawn))
    for (const { from, series } of waves) {
      const range = cycleRangeOf(birth, from, series[0]?.values.length ?? 0).days
      for (const [place, { chakra, cycle }] of chakras.entries()) {
        expect(series[place]?.chakra).toBe(chakra)
        const rounded = range.map(({ cycles }) => Math.round(cycles[cycle].value) + 0)
        expect(series[place]?.values).toEqual(rounded)
      }
    }
  })

  test('has texts month by month', () => {
    const months = ofType(blocks, 'section').flatMap(({ of }) => ('month' in of ? [of.month] : []))
    const all = [...new Set(days.map((one) => one.slice(0, 7)))]
    // A rest of few days without any date has no section.
    expect(all.slice(-12)).toEqual(months.slice(-12))
    const reported = keysOf(blocks).filter((key) => key.startsWith('monthLeads.'))
    expect(reported.length).toBeGreaterThanOrEqual(11)
  })

  test('has the days on which a cycle crosses zero, and its peaks', () => {
    const rows = ofType(blocks, 'dates').flatMap((block) => block.rows)
    for (const { chakra, cycle, period } of chakras) {
      const own = rows.filter((row) => row.chakra === chakra)
      const crossing = days.filter((one) => cycleOf(birth, one).cycles[cycle].critical)
      expect(own.flatMap(({ crossings }) => crossings)).toEqual(crossing)
      const peaks = own.flatMap((row) => row.peaks)
      // One peak per cycle, a quarter of the cycle after its start.
      for (const peak of peaks) {
        const phase = (dayNumberOf(peak) - dayNumberOf(birth)) % period
        expect(Math.abs(phase - period / 4)).toBeLessThanOrEqual(0.5)
      }
      expect(Math.abs(peaks.length - count / period)).toBeLessThanOrEqual(1)
    }
  })

  test('has three good and three quiet days a month', () => {
    const sumOn = (one: string) =>
      Object.values(cycleOf(birth, one).cycles).reduce((sum, { value }) => sum + value, 0)
    const months = ofType(blocks, 'days')
    expect(months.length).toBeGreaterThanOrEqual(12)
    for (const { best, quiet } of months) {
      const month = days.filter((one) => one.startsWith(best[0]?.slice(0, 7) ?? ''))
      const sums = month.map(sumOn).sort((a, b) => b - a)
      expect([best.length, quiet.length]).toEqual([3, 3])
      expect(Math.min(...best.map(sumOn))).toBeCloseTo(sums[2] ?? 0)
      expect(Math.max(...quiet.map(sumOn))).toBeCloseTo(sums[sums.length - 3] ?? 0)
      expect(best).toEqual([...best].sort())
    }
  })
})

test('the year of a person born today can be composed', () => {
  const people = [{ name: 'A', date: '2026-11-02' }]
  const order = { kind: 'long', people, madeOn: '2026-11-02' } as const
  const [first] = ofType(blocksOf(composeAnalysis(order), 'year'), 'waves')
  expect(first?.from).toBe('2026-11-02')
  expect(first?.series.map(({ values }) => values[0])).toEqual([0, 0, 0, 0, 0, 0, 0])
})

describe('a year', () => {
  const people = [{ name: 'A', date: '1984-06-12' }]
  const yearFrom = (day: string, lastMadeOn?: string) =>
    composeAnalysis({ kind: 'long', people, madeOn: day, lastMadeOn })
  const monthTexts = (day: string) =>
    keysOf(blocksOf(yearFrom(day), 'year')).filter((key) => key.startsWith('month'))

  test('shares no text of a month with the next one', () => {
    const first = new Set(monthTexts('2026-11-22'))
    const again = monthTexts('2027-11-22').filter((key) => first.has(key))
    expect(again.length).toBeLessThanOrEqual(first.size * 0.2)
  })

  test('is one picture: the mean of each cycle in each month', () => {
    const blocks = blocksOf(yearFrom('2026-12-01'), 'year')
    const [picture] = ofType(blocks, 'yearPicture')
    const [december] = ofType(blocks, 'waves')
    expect(picture?.months).toHaveLength(13)
    expect(picture?.rows.map(({ chakra }) => chakra)).toEqual(chakras.map(({ chakra }) => chakra))
    for (const [place, { values }] of (picture?.rows ?? []).entries()) {
      const days = december?.series[place]?.values ?? []
      const mean = days.reduce((sum, value) => sum + value, 0) / days.length
      expect(Math.abs((values[0] ?? 0) - mean)).toBeLessThan(1)
    }
  })

  test('has no few days of a month in its picture', () => {
    const monthsOf = (day: string) =>
      ofType(blocksOf(yearFrom(day), 'year'), 'yearPicture')[0]?.months.slice(0, 2)
    expect(monthsOf('2026-11-24')).toEqual(['2026-11', '2026-12'])
    expect(monthsOf('2026-11-25')).toEqual(['2026-12', '2027-01'])
  })

  test('is compared with the last one only for who had it', () => {
    const [block] = blocksOf(yearFrom('2026-11-22', '2025-11-20'), 'changed').filter(
      ({ type }) => type === 'text',
    )
    expect(block && isProse(block) && block.fillings?.dates).toEqual({
      month: expect.stringMatching(/^202[67]-\d\d$/),
      before: expect.stringMatching(/^202[56]-\d\d$/),
    })
    expect(blocksOf(yearFrom('2026-11-22'), 'changed')).toEqual([])
  })
})
