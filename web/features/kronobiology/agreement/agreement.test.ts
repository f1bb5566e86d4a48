import { describe, expect, test } from '@jest/globals'
import { feltScales } from '@/lib/contract/felt-scales'
import { agreementsOf, fewestDays } from './agreement'
import { madeBirth, madeDays } from './made-days'

const verdicts = (days: ReturnType<typeof madeDays>) =>
  agreementsOf(madeBirth, days).map((one) => one.is)

test('under 28 days there is no result, from the 28th on there is one', () => {
  expect(fewestDays).toBe(28)
  const days = madeDays({ seed: 1, days: 28 })
  expect(verdicts(days.slice(1))).toEqual(['tooFew', 'tooFew', 'tooFew'])
  expect(verdicts(days)).toEqual(['chance', 'chance', 'chance'])
  expect(agreementsOf(madeBirth, days).map((one) => [one.scale, one.days])).toEqual([
    ['body', 28],
    ['feeling', 28],
    ['mind', 28],
  ])
})

test('a scale without a rating on a day lacks that day, and only it', () => {
  const [first, ...rest] = madeDays({ seed: 1, days: 28 })
  const days = first ? [{ ...first, mind: null }, ...rest] : []
  expect(agreementsOf(madeBirth, days)).toMatchObject([
    { scale: 'body', days: 28, is: 'chance' },
    { scale: 'feeling', days: 28, is: 'chance' },
    { scale: 'mind', days: 27, is: 'tooFew' },
  ])
})

test('equal ratings on every day give no correlation', () => {
  const days = madeDays({ seed: 2, days: 40 }).map((day) => ({ ...day, feeling: 4 }))
  expect(verdicts(days)[1]).toBe('unchanging')
})

test('days before a corrected birth date are ignored', () => {
  const days = madeDays({ seed: 3, days: 60 })
  const [latest] = days
  expect(agreementsOf(String(latest?.day), days).map((one) => one.days)).toEqual([1, 1, 1])
})

test('no days are not an error', () => {
  expect(verdicts([])).toEqual(['tooFew', 'tooFew', 'tooFew'])
})

test('the same days give the same result, in any order', () => {
  const days = madeDays({ seed: 4, days: 90, effect: 0.4 })
  expect(agreementsOf(madeBirth, days.toReversed())).toEqual(agreementsOf(madeBirth, days))
})

describe('with generated days', () => {
  const people = Array.from({ length: 40 }, (_, seed) => seed * 7919)

  test('without an effect, although good weeks last, about one in twenty gets a false positive', () => {
    const significant = people.filter((seed) => verdicts(madeDays({ seed, days: 90 })).some(isMore))
    expect(significant.length).toBeLessThanOrEqual(4)
  })

  test('with a strong effect nearly all get a result, on each curve', () => {
    for (const [place] of feltScales.entries()) {
      const significant = people.filter(
        (seed) => verdicts(madeDays({ seed, days: 120, effect: 1 }))[place] === 'with',
      )
      expect(significant.length).toBeGreaterThanOrEqual(36)
    }
  })

  test('with a reversed effect the result is reversed', () => {
    const significant = people.filter((seed) =>
      verdicts(madeDays({ seed, days: 120, effect: -1 })).every((is) => is === 'against'),
    )
    expect(significant.length).toBeGreaterThanOrEqual(32)
  })

  test('four weeks are too few to tell chance from an effect, however strong', () => {
    const days = people.map((seed) =>
      madeDays({ seed, days: 28, effect: 1, missing: 0, lasting: 0 }),
    )
    expect(days.flatMap(verdicts).filter(isMore)).toEqual([])
  })
})

const isMore = (is: string) => is === 'with' || is === 'against'
