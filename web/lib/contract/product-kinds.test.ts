import { expect, test } from '@jest/globals'
import { isAnalysis, isGiveable, isMembership, productKindFacts } from './product-kinds'
import { type OrderedKey, payLinkKey } from './product-tables'
import { fixedOrderedKeys } from './products'

const isPayLink = (key: OrderedKey) => key === payLinkKey

test('every product extends the membership or creates an analysis, a pay link neither', () => {
  for (const key of fixedOrderedKeys) {
    expect([key, Number(isMembership(key)) + Number(isAnalysis(key))]).toEqual([
      key,
      isPayLink(key) ? 0 : 1,
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

test('a started analysis is not refunded, for a membership the used days are deducted', () => {
  expect(productKindFacts('analysis-short').withdrawal).toBe('begun')
  expect(productKindFacts('premium-year').withdrawal).toBe('deduction')
})

test('products that are paid once can be bought as a gift, except those at a reduced price', () => {
  expect(fixedOrderedKeys.filter(isGiveable)).toEqual([
    'premium-month',
    'premium-year',
    'analysis-short',
    'analysis-long',
    'analysis-relationship',
    'analysis-family',
    'analysis-group',
  ])
})
