import { expect, test } from '@jest/globals'
import type { Audience } from '@/base/routing/audiences'
import { offersFor } from './offers'

const plans = ['premium-year', 'premium-month']

test.each<[Audience, boolean, string[], string | undefined]>([
  ['visitor', false, plans, undefined],
  ['visitor', true, ['campaign', ...plans], undefined],
  ['free', false, plans, undefined],
  ['free', true, ['campaign', ...plans], undefined],
  ['paid-monthly', true, ['extension', ...plans], undefined],
  ['paid-yearly', false, ['extension', ...plans], undefined],
  ['subscriber-monthly', true, ['extension', ...plans], 'monthly'],
  ['subscriber-yearly', false, ['extension', ...plans], 'yearly'],
  ['admin', false, plans, undefined],
  ['admin', true, ['campaign', ...plans], undefined],
])(
  '%s, with a campaign: %s, gets the offers %j and has the plan %s',
  (audience, has, keys, current) => {
    expect(offersFor(audience, has)).toEqual(current ? { keys, current } : { keys })
  },
)
