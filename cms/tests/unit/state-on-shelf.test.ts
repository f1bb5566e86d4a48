import { expect, test } from '@jest/globals'
import type { OrderStatus } from '@krono/contract'
import { stateOnShelf } from '../../src/commerce/payments/fulfilment/state-on-shelf'

const moment = '2026-11-23T10:00:00.000Z'
const after = (is: OrderStatus['is']): OrderStatus => ({ is, since: moment, returned: null })
const alone = { analysis: undefined, orderStatus: undefined, isOrderedAgain: false }

type Case = [
  Parameters<typeof stateOnShelf>[0],
  Partial<Parameters<typeof stateOnShelf>[1]>,
  string | undefined,
]

test.each<Case>([
  [{ state: 'pending', underwaySince: null }, {}, undefined],
  [{ state: 'pending', underwaySince: moment }, {}, 'processing'],
  [{ state: 'paid', underwaySince: moment }, {}, 'written'],
  [{ state: 'review', underwaySince: null }, {}, 'review'],
  [{ state: 'failed', underwaySince: null }, {}, undefined],
  [{ state: 'failed', underwaySince: moment }, {}, 'failed'],
  [{ state: 'failed', underwaySince: moment }, { isOrderedAgain: true }, undefined],
  [{ state: 'fulfilled', underwaySince: null }, { analysis: 'ready' }, 'ready'],
  [
    { state: 'fulfilled', underwaySince: null },
    { analysis: 'ready', orderStatus: after('partly') },
    'ready',
  ],
  [
    { state: 'disputed', underwaySince: null },
    { analysis: 'withheld', orderStatus: after('suspended') },
    'suspended',
  ],
  [
    { state: 'refunded', underwaySince: null },
    { analysis: 'withheld', orderStatus: after('over') },
    'over',
  ],
  [{ state: 'refunded', underwaySince: null }, { orderStatus: after('over') }, 'over'],
])('%j with %j has the state %s', (order, around, state) => {
  expect(stateOnShelf(order, { ...alone, ...around })).toBe(state)
})
