import { reasonIn } from '@/features/back-office/panel/reason-field'
import type { Calls } from '@/lib/contract/calls'
import type { FixedKey, ProductKey } from '@/lib/contract/product-tables'
import { isTicked, textOf } from '@/ui/form/read-values'
import { secondYesIn } from '../second-yes'
import { amountIn, textIn, wholeIn } from '../typed-numbers'

type Kind = Calls['adminMakeCoupons']['input']['kind']

/** Fields of each kind. */
const ofKind = {
  percent: (values: FormData) => ({ percent: wholeIn(values, 'percent') }),
  amount: (values: FormData) => ({ amount: amountIn(values, 'amount') }),
  freeProduct: (values: FormData) => ({ freeProduct: textIn(values, 'freeProduct') as FixedKey }),
  premiumDays: (values: FormData) => ({ days: wholeIn(values, 'days') }),
} as const satisfies Record<Kind, unknown>

const isKind = (text: string): text is Kind => Object.hasOwn(ofKind, text)

/** The body of the form of new coupons: one with a code, or a batch. */
export function couponInput(values: FormData): Calls['adminMakeCoupons']['input'] {
  const kind = textOf(values, 'kind')
  const isMany = textOf(values, 'how') === 'many'
  return {
    kind: kind as Kind,
    ...(isKind(kind) && ofKind[kind](values)),
    products: values.getAll('products').map(String) as ProductKey[],
    giftOnly: isTicked(values, 'giftOnly'),
    firstPurchase: isTicked(values, 'firstPurchase'),
    validFrom: textIn(values, 'validFrom'),
    validUntil: textIn(values, 'validUntil'),
    maxUses: wholeIn(values, 'maxUses'),
    maxPerUser: wholeIn(values, 'maxPerUser'),
    batch: textIn(values, 'batch'),
    ...(isMany ? { count: wholeIn(values, 'count') } : { code: textOf(values, 'code') }),
    ...reasonIn(values),
    ...secondYesIn(values),
  }
}
