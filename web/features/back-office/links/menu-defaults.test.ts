import { expect, test } from '@jest/globals'
import { menuOverrideIds } from '@/lib/contract/menu-override-ids'
import { defaultAddressOf } from './menu-defaults'

test('each item of the menu has its default address, and the payment items of members none', () => {
  expect(menuOverrideIds.map((id) => [id, defaultAddressOf(id)])).toEqual([
    ['payment', '/payment'],
    ['subscriberPayment', undefined],
    ['paidUserPayment', undefined],
    ['chooseInterpretation', '/interpretations'],
    ['shortinterpretation', '/shortinterpretation'],
    ['longinterpretation', '/longinterpretation'],
    ['relationshipinterpretation', '/relationshipinterpretation'],
    ['familyinterpretation', '/familyinterpretation'],
    ['groupinterpretation', '/groupinterpretation'],
  ])
})
