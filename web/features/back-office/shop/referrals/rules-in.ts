import type { Calls } from '@/lib/contract/calls'
import { textOf } from '@/ui/form/read-values'
import { wholeIn } from '../typed-numbers'

type Rules = Calls['adminSaveReferralRules']['input']['rules']
type Reward = Rules['paid']

/** Fields of each kind of reward. */
function rewardIn(values: FormData, name: string): Reward {
  const kind = textOf(values, `${name}.kind`)
  const number = (field: string) => wholeIn(values, `${name}.${field}`) ?? Number.NaN
  if (kind === 'days') return { kind, days: number('days') }
  const validDays = number('validDays')
  if (kind === 'percent') return { kind, percent: number('percent'), validDays }
  if (kind === 'freeProduct') {
    const freeProduct = textOf(values, `${name}.freeProduct`)
    return { kind, freeProduct, validDays }
  }
  return { kind: 'none' }
}

/** The rules as typed. */
export const rulesIn = (values: FormData, tiers: number): Rules => ({
  isOn: textOf(values, 'isOn') === 'on',
  tiers: Array.from({ length: tiers }, (_none, at) => ({
    friends: wholeIn(values, `rules.tiers.${at}.friends`) ?? Number.NaN,
    reward: rewardIn(values, `rules.tiers.${at}.reward`),
  })),
  paid: rewardIn(values, 'rules.paid'),
})
