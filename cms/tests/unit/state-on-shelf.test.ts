import { expect, test } from '@jest/globals'
import type { Aftermath } from '@krono/contract'
import { stateOnShelf } from '../../src/payments/state-on-shelf'

const moment = '2026-11-23T10:00:00.000Z'
const after = (is: Aftermath['is']): Aftermath => ({ is, since: moment, returned: null })
const alone = { analysis: undefined, aftermath: undefined, isOrderedAgain: false }

type Case = [
  Parameters<typeof stateOnShelf>[0],
  Partial<Parameters<typeof stateOnShelf>[1]>,
  string | undefined,
]

test.each<Case>([
  [{ state: 'pending', underwaySince: null }, {}, undefined],
  [{ state: 'pending', underwaySince: moment }, {}, 'underway'],
  [{ state: 'paid', underwaySince: moment }, {}, 'written'],
  [{ state: 'review', underwaySince: null }, {}, 'review'],
  [{ state: 'failed', underwaySince: null }, {}, undefined],
  [{ state: 'failed', underwaySince: moment }, {}, 'failed'],
  [{ state: 'failed', underwaySince: moment }, { isOrderedAgain: true }, undefined],
  [{ state: 'fulfilled', underwaySince: null }, { analysis: 'ready' }, 'ready'],
  [
    { state: 'fulfilled', underwaySince: null },
    { analysis: 'ready', aftermath: after('partly') },
    'ready',
  ],
  [
    { state: 'disputed', underwaySince: null },
    { analysis: 'withheld', aftermath: after('resting') },
    'resting',
  ],
  [
    { state: 'refunded', underwaySince: null },
    { analysis: 'withheld', aftermath: after('over') },
    'over',
  ],
  [{ state: 'refunded', underwaySince: null }, { aftermath: after('over') }, 'over'],
])('%j with %j stands on the shelf as %s', (order, around, state) => {
  expect(stateOnShelf(order, { ...alone, ...around })).toBe(state)
})
