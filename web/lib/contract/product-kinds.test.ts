import { expect, test } from '@jest/globals'
import { isAnalysis, isGiveable, isMembership, productKindFacts } from './product-kinds'
import { type OrderedKey, payLinkKey } from './product-tables'
import { orderedKeys } from './products'

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

test('what is paid once may be given, and nothing at a reduced price', () => {
  expect(orderedKeys.filter(isGiveable)).toEqual([
    'premium-month',
    'premium-year',
    'analysis-short',
    'analysis-long',
    'analysis-relationship',
    'analysis-family',
    'analysis-group',
  ])
})
