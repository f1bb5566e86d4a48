import { expect, test } from '@jest/globals'
import { labelledSteps, plotOf, sizes, stepWith } from './plot'

const step = (from: string, until: string, net = 0, before = 0) => ({ from, until, net, before })
const week = [
  step('2026-10-26', '2026-11-01', 100, 50),
  step('2026-11-02', '2026-11-08', 300, 100),
  step('2026-11-09', '2026-11-15', 200, 400),
]

test('the maximum of both periods touches no edge, and zero is on the base line', () => {
  const plot = plotOf(week, sizes.wide)
  expect(plot.yAt(0)).toBe(plot.foot)
  expect(plot.yAt(400)).toBeGreaterThanOrEqual(plot.top)
  expect([plot.xAt(0), plot.xAt(2)]).toEqual([plot.left, plot.right])
  expect(plot.now).toMatch(/^M46,\S+L499,\S+L952,\S+$/)
  expect(plot.ticks.map(({ value }) => value)).toEqual([0, 100, 200, 300, 400])
})

test('without revenue there is one line', () => {
  const plot = plotOf([step('2026-11-01', '2026-11-01')], sizes.wide)
  expect(plot.ticks).toEqual([{ value: 0, y: plot.foot }])
})

test('more refunds than revenue are below the base line', () => {
  const plot = plotOf([step('2026-11-01', '2026-11-01', -500), ...week], sizes.narrow)
  expect(plot.yAt(0)).toBeLessThan(plot.foot)
  expect(plot.yAt(-500)).toBeLessThanOrEqual(plot.foot)
})

test.each([
  ['nothing', [step('2026-11-01', '2026-11-01')]],
  ['one day', [step('2026-11-01', '2026-11-01', 5, 9)]],
])('%s is drawn without a gap', (_name, steps) => {
  const plot = plotOf(steps, sizes.wide)
  expect(`${plot.now}${plot.earlier}${plot.ground}`).not.toContain('NaN')
  expect(plot.xAt(0)).toBe((plot.left + plot.right) / 2)
})

test('labels are where months begin, and no more than fit', () => {
  const months = Array.from({ length: 24 }, (_, n) => {
    const from = `${2025 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}-01`
    return step(from, from.replace(/-01$/, '-28'))
  })
  expect(labelledSteps(months, 12)).toHaveLength(12)
  expect(labelledSteps(week, 12)).toEqual([0, 1, 2])
  const days = Array.from({ length: 90 }, (_, n) => {
    const day = new Date(Date.UTC(2026, 8, 10 + n)).toISOString().slice(0, 10)
    return step(day, day)
  })
  expect(labelledSteps(days, 12).map((n) => days[n]?.from)).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
  ])
})

test.each([
  ['2026-11-08', 1],
  ['2026-10-26', 0],
  ['2026-11-16', undefined],
])('%s is in step %s', (day, found) => expect(stepWith(week, day)).toBe(found))
