import { describe, expect, test } from '@jest/globals'
import { askStripe, stepsSince } from '../../src/commerce/verify-money/ask-stripe'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const secondsOf = (text: string) => day(text).getTime() / 1000

describe('reading all objects from Stripe', () => {
  test('uses steps of thirty days, open at both ends', () => {
    const [one, two] = [secondsOf('2026-01-01'), secondsOf('2026-01-31')]
    expect(stepsSince(day('2026-01-01'), day('2026-01-01'))).toEqual([{}])
    expect(stepsSince(day('2026-01-01'), day('2026-01-31'))).toEqual([{ lt: one }, { gte: one }])
    expect(stepsSince(day('2026-01-01'), new Date(day('2026-01-31').getTime() + 1))).toEqual([
      { lt: one },
      { gte: one, lt: two },
      { gte: two },
    ])
  })

  test('continues after each page, to the last', async () => {
    const things = Array.from({ length: 250 }, (_, index) => ({ id: `t${index}` }))
    const requested: object[] = []
    const taken: string[] = []
    const said: string[] = []
    const every = askStripe([{ lt: 5 }], (sentence) => said.push(sentence))
    await every(
      'Things',
      async ({ created, limit, starting_after }) => {
        requested.push({ created, limit, starting_after })
        const from = things.findIndex(({ id }) => id === starting_after) + 1
        const data = things.slice(from, from + limit)
        return { data, has_more: from + limit < things.length }
      },
      (some) => {
        taken.push(...some.map(({ id }) => id))
      },
    )
    expect(taken).toEqual(things.map(({ id }) => id))
    expect(requested).toEqual([
      { created: { lt: 5 }, limit: 100 },
      { created: { lt: 5 }, limit: 100, starting_after: 't99' },
      { created: { lt: 5 }, limit: 100, starting_after: 't199' },
    ])
    expect(said).toEqual([100, 200, 250].map((count) => `Things: ${count} compared`))
  })

  test('makes at most four calls at a time, of any kind', async () => {
    let [running, most] = [0, 0]
    const list = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      return { data: [], has_more: false }
    }
    const every = askStripe(
      Array.from({ length: 9 }, () => ({})),
      () => undefined,
    )
    await Promise.all([every('One', list, () => undefined), every('Two', list, () => undefined)])
    expect([most, running]).toEqual([4, 0])
  })
})
