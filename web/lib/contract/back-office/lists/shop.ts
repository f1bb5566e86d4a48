import { analysisKinds } from '../../analyses'
import { couponKinds } from '../../coupons'
import { languageCodes } from '../../languages'
import { currencies } from '../../money'
import { orderStates } from '../../orders'
import { productKeys } from '../../products'
import { campaignProducts } from '../campaigns'
import { payLinkStates } from '../pay-links'
import type { ListShape } from './list-shape'

/** What a coupon is now: nobody can use one that was switched off, is over or used up, or begins later. */
export const couponStates = ['live', 'timed', 'over', 'off'] as const

export const couponSources = ['editor', 'term', 'anniversary', 'gift'] as const

/**
 * Every coupon: made for all, and the own ones of members. A `code` is looked for by how it begins, a `batch` by its
 * whole name.
 */
export const couponsList = {
  columns: {
    code: { kind: 'text', isSortable: true },
    kind: { kind: 'choice', of: couponKinds },
    percent: { kind: 'number' },
    amount: { kind: 'money', isUnfiltered: true },
    freeProduct: { kind: 'choice', of: productKeys, isHiddenFirst: true },
    days: { kind: 'number', isHiddenFirst: true },
    status: { kind: 'choice', of: couponStates },
    uses: { kind: 'number', isSortable: true },
    maxUses: { kind: 'number', isHiddenFirst: true },
    revenue: { kind: 'money', isUnfiltered: true },
    validFrom: { kind: 'instant', isSortable: true, isHiddenFirst: true },
    validUntil: { kind: 'instant', isSortable: true },
    batch: { kind: 'text', isSortable: true },
    firstPurchase: { kind: 'flag', isHiddenFirst: true },
    giftOnly: { kind: 'flag', isHiddenFirst: true },
    source: { kind: 'choice', of: couponSources, isHiddenFirst: true },
    made: { kind: 'instant', isSortable: true },
  },
  sort: '-made',
} as const satisfies ListShape

/** Every pay link. */
export const payLinksList = {
  columns: {
    name: { kind: 'text', isSortable: true },
    status: { kind: 'choice', of: payLinkStates },
    price: { kind: 'money', isSortable: true },
    currency: { kind: 'choice', of: currencies, isFilterOnly: true },
    once: { kind: 'flag' },
    openUntil: { kind: 'instant', isSortable: true },
    paid: { kind: 'number', isUnfiltered: true },
    revenue: { kind: 'money', isUnfiltered: true },
    made: { kind: 'instant', isSortable: true },
  },
  sort: '-made',
} as const satisfies ListShape

/** What was paid, or begun, without an account: gifts of guests, and by pay links. */
export const guestPaymentsList = {
  columns: {
    what: { kind: 'choice', of: ['gift', 'payLink'] },
    name: { kind: 'text', isUnfiltered: true },
    payer: { kind: 'text', isUnfiltered: true },
    email: { kind: 'text' },
    status: { kind: 'choice', of: orderStates },
    amount: { kind: 'money', isSortable: true },
    refunded: { kind: 'money', isUnfiltered: true },
    begun: { kind: 'instant', isSortable: true },
    paid: { kind: 'instant', isSortable: true },
  },
  sort: '-begun',
} as const satisfies ListShape

/** Every campaign. */
export const campaignsList = {
  columns: {
    name: { kind: 'text', isSortable: true },
    language: { kind: 'choice', of: languageCodes },
    status: { kind: 'choice', of: ['live', 'timed', 'over'] },
    product: { kind: 'choice', of: campaignProducts },
    begins: { kind: 'instant', isSortable: true },
    ends: { kind: 'instant', isSortable: true },
    uses: { kind: 'number', isSortable: true },
    budget: { kind: 'number', isHiddenFirst: true },
    revenue: { kind: 'money', isUnfiltered: true },
  },
  sort: '-begins',
} as const satisfies ListShape

/** Ordered analyses: whom they are about nobody sees in a list. */
export const analysesList = {
  columns: {
    owner: { kind: 'person', isUnfiltered: true },
    kind: { kind: 'choice', of: analysisKinds },
    people: { kind: 'number', isUnfiltered: true },
    status: { kind: 'choice', of: ['ready', 'withheld'] },
    shown: { kind: 'flag' },
    links: { kind: 'number', isUnfiltered: true },
    linkUntil: { kind: 'instant', isUnfiltered: true },
    texts: { kind: 'text', isHiddenFirst: true },
    engine: { kind: 'text', isHiddenFirst: true },
    made: { kind: 'instant', isSortable: true },
  },
  sort: '-made',
} as const satisfies ListShape
