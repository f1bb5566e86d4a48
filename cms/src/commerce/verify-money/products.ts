import {
  isMembership,
  type OrderedKey,
  orderedKeys,
  type ProductKindFacts,
  productKindFacts,
} from '@krono/contract'
import { listed } from './rule'

const among = (keys: OrderedKey[]) =>
  keys.length > 0 ? `o.product_key IN (${listed(keys)})` : 'FALSE'

type Granted = ProductKindFacts['grants'][number]

/** Kinds of entitlements that any order grants its payer. */
export const grantedKinds = [...new Set(orderedKeys.flatMap((key) => productKindFacts(key).grants))]

/** Condition on an order `o`: its product grants an entitlement of this kind. */
export const grantsBySql = (kind: Granted) =>
  among(orderedKeys.filter((key) => productKindFacts(key).grants.includes(kind)))

/** Condition on an order `o`: it extends the membership. */
export const forMembership = among(orderedKeys.filter(isMembership))
