import type { OrderStatus } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findEntitlement } from './entitlement-row'
import type { Kind } from './kinds'

/** Why something cannot be used now, from any order it depends on; null if it can. */
export async function orderStatusOfItem(
  strapi: Core.Strapi,
  thing: { kind: Exclude<Kind, 'term'>; thingId: number },
): Promise<OrderStatus | null> {
  const row = await findEntitlement(strapi, thing)
  if (!row || row.state === 'active') return null
  const since = new Date(row.stateSince).toISOString()
  return { is: row.state === 'suspended' ? 'suspended' : 'over', since, returned: null }
}
