import { expect, test } from '@jest/globals'
import { bestDays, sharedGoodDays } from './shared-days'

const [anna, bela, third] = ['1984-06-12', '1985-12-04', '2001-02-03'] as const
const range = { from: '2026-11-21', days: 30 }

// Of Anna, 2 December has a mean of 30.0, but her physical cycle crosses zero on it; of Anna and Béla,
// 11 December has 26.9 and 35.5, but his intellectual cycle does.
test.each([
  ['one person', [anna], ['2026-12-03', '2026-12-11']],
  ['two of the same day', [anna, anna], ['2026-12-03', '2026-12-11']],
  ['two people', [anna, bela], ['2026-12-10', '2026-12-10']],
  ['two who hardly meet', [anna, '1990-03-03'], undefined],
  ['three people', [anna, bela, third], undefined],
] as const)('good days of %s', (_who, births, ends) => {
  const found = sharedGoodDays({ births, ...range })
  expect(found.length > 0 ? [found[0]?.day, found.at(-1)?.day] : undefined).toEqual(ends)
  expect(found.map(({ day }) => day)).toEqual(found.map(({ day }) => day).toSorted())
})

test('the score is the mean over the people, one decimal', () => {
  expect(sharedGoodDays({ births: [anna, bela], ...range })).toEqual([
    { day: '2026-12-10', score: 28.8 },
  ])
})

test('where no day is good, the three highest are told, the best first', () => {
  expect(bestDays({ births: [anna, bela, third], ...range })).toEqual([
    { day: '2026-12-11', score: 37.8 },
    { day: '2026-12-12', score: 37.2 },
    { day: '2026-12-10', score: 36.8 },
  ])
  expect(bestDays({ births: [bela], from: '2026-12-01', days: 2 })).toEqual([
    { day: '2026-12-02', score: -66.3 },
    { day: '2026-12-01', score: -73 },
  ])
})

test('no day lies before a birth', () => {
  expect(() => sharedGoodDays({ births: [anna, '2026-11-22'], ...range })).toThrow(
    'before the birth',
  )
})
