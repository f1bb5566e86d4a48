import { itemKinds } from '../../item-keys'
import { fixedKeys } from '../../products'
import { plans } from '../../user'
import {
  attributeChakras,
  attributeLeads,
  attributeLevels,
  attributeSides,
} from '../chart-attributes'
import { adminRoles } from '../roles'
import type { ListShape } from './list-shape'

/** Strongest chakra and its side: the fourteen characters, by the engine's keys. */
export const characterKeys = (
  ['root', 'sacral', 'solarPlexus', 'heart', 'throat', 'thirdEye', 'crown'] as const
).flatMap((chakra) => [`${chakra}-intake`, `${chakra}-release`] as const)

/** Tiers without the visitor. */
export const memberTiers = ['free', 'paid', 'subscriber'] as const

/** State of a subscription: it renews, its charge failed, it ends with its term. */
export const payingStates = ['active', 'pastDue', 'cancelled'] as const

export type PayingState = (typeof payingStates)[number]

const person = {
  name: { kind: 'person', isSortable: true, isUnfiltered: true },
} as const

const membership = {
  tier: { kind: 'choice', of: memberTiers },
  plan: { kind: 'choice', of: plans, isHiddenFirst: true },
  state: { kind: 'choice', of: payingStates, isState: true, isHiddenFirst: true },
  until: { kind: 'instant', isSortable: true },
} as const

const money = {
  amount: { kind: 'money', isSortable: true },
  nextCharge: { kind: 'instant', isSortable: true },
  since: { kind: 'instant', isSortable: true },
  reason: { kind: 'text', isUnfiltered: true },
} as const

const chakra = { kind: 'choice', of: attributeChakras, isFilterOnly: true } as const
const level = { kind: 'choice', of: attributeLevels, isFilterOnly: true } as const

/** Further attributes of the chart: the level of each chakra, by the chakra's name. */
const attributes = {
  strongest: chakra,
  quietest: chakra,
  side: { kind: 'choice', of: attributeSides, isFilterOnly: true },
  leading: { kind: 'choice', of: attributeLeads, isFilterOnly: true },
  crown: level,
  thirdEye: level,
  throat: level,
  heart: level,
  solarPlexus: level,
  sacral: level,
  root: level,
} as const

const product = { kind: 'choice', of: [...fixedKeys, ...itemKinds], items: itemKinds } as const

const known = {
  character: { kind: 'choice', of: characterKeys },
  orders: { kind: 'number', isSortable: true },
  spent: { kind: 'money', isSortable: true },
  joined: { kind: 'instant', isSortable: true },
  seen: { kind: 'instant', isSortable: true },
  newsletter: { kind: 'flag', isHiddenFirst: true },
  confirmed: { kind: 'flag', isHiddenFirst: true },
  blocked: { kind: 'flag', isHiddenFirst: true },
  admin: { kind: 'choice', of: adminRoles, isHiddenFirst: true },
  form: { kind: 'text', isHiddenFirst: true },
  referral: { kind: 'text', isHiddenFirst: true },
  referred: { kind: 'flag', isFilterOnly: true },
  friends: { kind: 'number', isHiddenFirst: true },
  bought: { ...product, isFilterOnly: true },
  notBought: { ...product, isFilterOnly: true },
  ...attributes,
} as const

/** Every user account. */
export const usersList = {
  area: 'read',
  columns: { ...person, ...membership, ...known },
  sort: '-joined',
  isSearched: true,
} as const satisfies ListShape

/** Initially hidden, because the money columns need the space. */
const hidden = {
  ...known,
  character: { ...known.character, isHiddenFirst: true },
  orders: { ...known.orders, isHiddenFirst: true },
  spent: { ...known.spent, isHiddenFirst: true },
  joined: { ...known.joined, isHiddenFirst: true },
  seen: { ...known.seen, isHiddenFirst: true },
} as const

const paying = {
  area: 'readMoney',
  columns: { ...person, ...money, ...membership, ...hidden },
  isSearched: true,
} as const

/** Users with active premium, by payment interval. */
export const monthlyPaidList = { ...paying, sort: 'until' } as const satisfies ListShape
export const yearlyPaidList = { ...paying, sort: 'until' } as const satisfies ListShape

/** Users with a subscription, whether or not it renews. */
export const subscribersList = { ...paying, sort: '-since' } as const satisfies ListShape
