import { analysisKinds } from '../../analysis-kinds'
import { couponKinds } from '../../coupons'
import { itemKinds } from '../../item-keys'
import { languageCodes } from '../../languages'
import { currencies } from '../../money'
import { orderStates } from '../../orders'
import { fixedKeys } from '../../products'
import { withdrawalEffects, withdrawalStates } from '../../withdrawal-words'
import { campaignProducts } from '../campaigns'
import { payLinkStates } from '../pay-links'
import type { ListShape } from './list-shape'

/** States of a coupon; unusable are: off (switched off), over (expired or used up), timed (starts later). */
export const couponStates = ['live', 'timed', 'over', 'off'] as const

export const couponSources = ['editor', 'term', 'anniversary', 'gift', 'referral'] as const

/**
 * Every coupon: public ones, and personal ones of members. The search matches the beginning of a `code` or the whole
 * name of a `batch`.
 */
export const couponsList = {
  area: 'read',
  columns: {
    code: { kind: 'text', isSortable: true },
    kind: { kind: 'choice', of: couponKinds },
    percent: { kind: 'number' },
    amount: { kind: 'money', isUnfiltered: true },
    freeProduct: { kind: 'choice', of: fixedKeys, isHiddenFirst: true },
    validFor: {
      ...{ kind: 'choice', of: [...fixedKeys, ...itemKinds], items: itemKinds },
      isFilterOnly: true,
    },
    days: { kind: 'number', isHiddenFirst: true },
    status: { kind: 'choice', of: couponStates, isState: true },
    granted: { kind: 'number', isUnfiltered: true, isHiddenFirst: true },
    claimed: { kind: 'number', isUnfiltered: true },
    reserved: { kind: 'number', isUnfiltered: true, isHiddenFirst: true },
    used: { kind: 'number', isSortable: true },
    maxUses: { kind: 'number', isHiddenFirst: true },
    revenue: { kind: 'money', isUnfiltered: true },
    validFrom: { kind: 'instant', isSortable: true, isHiddenFirst: true },
    validUntil: { kind: 'instant', isSortable: true },
    batch: { kind: 'text', isSortable: true },
    firstPurchase: { kind: 'flag', isHiddenFirst: true },
    giftOnly: { kind: 'flag', isHiddenFirst: true },
    source: { kind: 'choice', of: couponSources, isHiddenFirst: true },
    made: { kind: 'instant', isSortable: true, isHiddenFirst: true },
  },
  sort: '-made',
  isSearched: true,
  // Otherwise the list would be full of coupons that the system grants to members.
  first: { source: 'editor' },
} as const satisfies ListShape

/** Every pay link. */
export const payLinksList = {
  area: 'readMoney',
  columns: {
    name: { kind: 'text' },
    status: { kind: 'choice', of: payLinkStates, isState: true },
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

/** Orders without an account, paid or open: gifts of guests, and payments by pay link. */
export const guestPaymentsList = {
  area: 'readMoney',
  columns: {
    what: { kind: 'choice', of: ['gift', 'payLink'] },
    name: { kind: 'text', isUnfiltered: true },
    payer: { kind: 'text', isUnfiltered: true },
    email: { kind: 'text' },
    status: { kind: 'choice', of: orderStates, isState: true },
    amount: { kind: 'money', isSortable: true },
    refunded: { kind: 'money', isUnfiltered: true },
    begun: { kind: 'instant', isSortable: true },
    paid: { kind: 'instant', isSortable: true },
  },
  sort: '-begun',
} as const satisfies ListShape

/** Withdrawals of buyers; initially filtered to those with a refund due, nearest deadline first. */
export const withdrawalsList = {
  area: 'readMoney',
  columns: {
    receipt: { kind: 'text', isUnfiltered: true },
    name: { kind: 'text', isUnfiltered: true },
    email: { kind: 'text', isUnfiltered: true },
    effect: { kind: 'choice', of: withdrawalEffects },
    status: { kind: 'choice', of: withdrawalStates },
    amount: { kind: 'money', isUnfiltered: true },
    refunded: { kind: 'money', isUnfiltered: true },
    stated: { kind: 'instant', isSortable: true },
    refundDue: { kind: 'instant', isSortable: true },
  },
  sort: 'refundDue',
  first: { status: 'open' },
} as const satisfies ListShape

/** Every campaign. */
export const campaignsList = {
  area: 'read',
  columns: {
    name: { kind: 'text' },
    language: { kind: 'choice', of: languageCodes },
    status: { kind: 'choice', of: ['live', 'timed', 'over'], isState: true },
    product: { kind: 'choice', of: campaignProducts },
    begins: { kind: 'instant', isSortable: true },
    ends: { kind: 'instant', isSortable: true },
    uses: { kind: 'number', isSortable: true },
    budget: { kind: 'number', isHiddenFirst: true },
    revenue: { kind: 'money', isUnfiltered: true },
  },
  sort: '-begins',
} as const satisfies ListShape

/** Ordered analyses, without the people that they are about. */
export const analysesList = {
  area: 'read',
  columns: {
    owner: { kind: 'person', isUnfiltered: true },
    kind: { kind: 'choice', of: analysisKinds },
    people: { kind: 'number', isUnfiltered: true },
    status: { kind: 'choice', of: ['ready', 'withheld'], isState: true },
    shown: { kind: 'flag' },
    links: { kind: 'number', isUnfiltered: true },
    linkUntil: { kind: 'instant', isUnfiltered: true },
    texts: { kind: 'text', isHiddenFirst: true },
    engine: { kind: 'text', isHiddenFirst: true },
    made: { kind: 'instant', isSortable: true },
  },
  sort: '-made',
} as const satisfies ListShape

/** Codes with which members invite friends. */
export const referralsList = {
  area: 'read',
  columns: {
    referrer: { kind: 'person', isUnfiltered: true },
    code: { kind: 'text' },
    visits: { kind: 'number', isUnfiltered: true },
    registered: { kind: 'number', isSortable: true },
    confirmed: { kind: 'number', isSortable: true },
    held: { kind: 'number', isSortable: true },
    purchases: { kind: 'number', isSortable: true },
    rewards: { kind: 'number', isSortable: true },
    made: { kind: 'instant', isSortable: true },
  },
  sort: '-registered',
  isSearched: true,
} as const satisfies ListShape
