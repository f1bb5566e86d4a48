import type { OrderStatus } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { type EntitlementRow, findEntitlement } from './entitlement-row'
import type { Kind } from './kinds'

/** Why something cannot be used now, from any order it depends on; null if it can. */
export async function orderStatusOfItem(
  strapi: Core.Strapi,
  thing: { kind: Exclude<Kind, 'term' | 'item'>; thingId: number },
): Promise<OrderStatus | null> {
  const row = await findEntitlement(strapi, thing)
  return row ? orderStatusOf(row) : null
}

/** The same of one entitlement. */
export function orderStatusOf({
  state,
  stateSince,
}: Pick<EntitlementRow, 'state' | 'stateSince'>): OrderStatus | null {
  if (state === 'active') return null
  const since = new Date(stateSince).toISOString()
  return { is: state === 'suspended' ? 'suspended' : 'over', since, returned: null }
}
