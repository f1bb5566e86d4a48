import { describe, expect, test } from '@jest/globals'
import { reducedPriceOf } from '../../src/commerce/campaigns/item-reduction'

const key = 'course-abcdefghijklmnopqrstuvwx' as const
const huf = (amount: number) => ({ amount, currency: 'huf' as const })
const gbp = (amount: number) => ({ amount, currency: 'gbp' as const })

describe('the price of an item in a campaign', () => {
  test.each([
    [huf(990_000), 30, huf(693_000)],
    [huf(990_000), 33, huf(663_300)],
    [huf(999_900), 50, huf(500_000)],
    [gbp(2490), 15, gbp(2117)],
  ])('%j with %i %% less is %j', (price, itemPercent, reduced) =>
    expect(reducedPriceOf({ itemPercent, items: null }, { key, price })).toEqual(reduced),
  )

  test('is unchanged without a campaign, without a percentage, and for items that it does not name', () => {
    const price = huf(990_000)
    const other = 'ebook-abcdefghijklmnopqrstuvwx' as const
    expect([
      reducedPriceOf(undefined, { key, price }),
      reducedPriceOf({ itemPercent: null, items: [key] }, { key, price }),
      reducedPriceOf({ itemPercent: 30, items: [other] }, { key, price }),
    ]).toEqual([undefined, undefined, undefined])
    expect(reducedPriceOf({ itemPercent: 30, items: [key] }, { key, price })).toEqual(huf(693_000))
  })
})
