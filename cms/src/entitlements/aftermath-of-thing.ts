import type { Aftermath } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findEntitlement, type Kind } from './entitlement-row'

/** Why something cannot be used now, by whatever money it hangs on; null for what is simply theirs. */
export async function aftermathOfThing(
  strapi: Core.Strapi,
  thing: { kind: Exclude<Kind, 'term'>; thingId: number },
): Promise<Aftermath | null> {
  const row = await findEntitlement(strapi, thing)
  if (!row || row.state === 'active') return null
  const since = new Date(row.stateSince).toISOString()
  return { is: row.state === 'suspended' ? 'resting' : 'over', since, returned: null }
}
