import {
  fixedOrderedKeys,
  isMembership,
  itemKeyLike,
  itemKinds,
  type OrderedKey,
  type ProductKindFacts,
  productKindFacts,
  productKindTable,
} from '@krono/contract'
import { listed } from './rule'

const among = (keys: OrderedKey[]) =>
  keys.length > 0 ? `o.product_key IN (${listed(keys)})` : 'FALSE'

type Granted = ProductKindFacts['grants'][number]

/** Kinds of entitlements that any order grants its payer. */
export const grantedKinds = [
  ...new Set(Object.values(productKindTable).flatMap(({ grants }): readonly Granted[] => grants)),
]

const items = itemKinds.map((kind) => `o.product_key LIKE '${itemKeyLike(kind)}'`).join(' OR ')

/** Condition on an order `o`: its product grants an entitlement of this kind. */
export const grantsBySql = (kind: Granted) =>
  kind === 'item'
    ? `(${items})`
    : among(fixedOrderedKeys.filter((key) => productKindFacts(key).grants.includes(kind)))

/** Condition on an order `o`: it extends the membership. */
export const forMembership = among(fixedOrderedKeys.filter(isMembership))
