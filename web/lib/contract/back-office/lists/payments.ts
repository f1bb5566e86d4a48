import { itemKinds } from '../../item-keys'
import { currencies } from '../../money'
import { orderStates } from '../../orders'
import { fixedOrderedKeys } from '../../products'
import type { ListShape } from './list-shape'

export const paymentKinds = ['checkout', 'renewal', 'gift', 'free'] as const

/** Every order, paid or not. */
export const paymentsList = {
  area: 'readMoney',
  columns: {
    ordered: { kind: 'instant', isSortable: true },
    buyer: { kind: 'person', isUnfiltered: true },
    email: { kind: 'text', isHiddenFirst: true },
    product: { kind: 'choice', of: [...fixedOrderedKeys, ...itemKinds], items: itemKinds },
    paymentState: { kind: 'choice', of: orderStates, isState: true },
    amount: { kind: 'money', isSortable: true },
    refunded: { kind: 'money', isSortable: true },
    receipt: { kind: 'text' },
    coupon: { kind: 'text', isHiddenFirst: true },
    paymentKind: { kind: 'choice', of: paymentKinds, isFilterOnly: true },
    currency: { kind: 'choice', of: currencies, isFilterOnly: true },
    paid: { kind: 'instant', isSortable: true, isHiddenFirst: true },
    stripe: { kind: 'text', isId: true, isHiddenFirst: true },
  },
  sort: '-ordered',
  isSearched: true,
} as const satisfies ListShape
