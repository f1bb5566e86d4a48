import { isMembership, type OrderedKey, orderedKeys, productKindFacts } from '@krono/contract'
import { listed } from './rule'

const among = (keys: OrderedKey[]) =>
  keys.length > 0 ? `o.product_key IN (${listed(keys)})` : 'FALSE'

/** Condition on an order `o`: its product grants an entitlement of this kind. */
export const grantsBySql = (kind: 'term' | 'coupon' | 'analysis') =>
  among(orderedKeys.filter((key) => productKindFacts(key).grants.includes(kind)))

/** Condition on an order `o`: it extends the membership. */
export const forMembership = among(orderedKeys.filter(isMembership))
