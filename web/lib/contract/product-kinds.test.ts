import { expect, test } from '@jest/globals'
import { isAnalysis, isMembership, productKindFacts } from './product-kinds'
import { type OrderedKey, orderedKeys, payLinkKey } from './products'

const isNothing = (key: OrderedKey) => key === payLinkKey

test('every product extends the membership or makes an analysis, and a payment link neither', () => {
  for (const key of orderedKeys) {
    expect([key, Number(isMembership(key)) + Number(isAnalysis(key))]).toEqual([
      key,
      isNothing(key) ? 0 : 1,
    ])
  }
})

test.each<[OrderedKey, boolean, boolean, string]>([
  ['premium-month', true, false, 'year'],
  ['premium-year', true, false, 'year'],
  ['premium-year-discount', false, true, 'year'],
  ['premium-year-extension', false, true, 'extension'],
  ['analysis-family', false, false, 'year'],
  [payLinkKey, false, false, 'year'],
])('%s renews: %s, is reduced: %s, defers as %s', (key, renews, isReduced, deferral) => {
  expect(productKindFacts(key)).toMatchObject({ renews, isReduced, deferral })
})

test('a begun analysis is not refunded, of a membership the days used are deducted', () => {
  expect(productKindFacts('analysis-short').withdrawal).toBe('begun')
  expect(productKindFacts('premium-year').withdrawal).toBe('deduction')
})
