import type { Core } from '@strapi/strapi'
import { now } from '../../platform/lib/clock'
import { type EntitlementRow, entitlementUid, findEntitlement, worseOf } from './entitlement-row'
import { type State, show } from './kinds'
import { project } from './projection'
import { treeOf } from './tree'

/** Runs in the transaction that locks the order and all affected users (`ownersOf`); idempotent. */
type Verb = (strapi: Core.Strapi, orderId: number) => Promise<void>

/** Suspends what an order granted: its payment is disputed. */
export const suspend: Verb = (strapi, orderId) => change(strapi, orderId, 'suspended')

/** Reactivates it: the dispute ended, or the money came back. */
export const restore: Verb = (strapi, orderId) => change(strapi, orderId, 'active')

/** Revokes it: the order was refunded. */
export const revoke: Verb = (strapi, orderId) => change(strapi, orderId, 'revoked')

async function change(strapi: Core.Strapi, orderId: number, ownState: State) {
  const rows = strapi.db.query(entitlementUid)
  await rows.updateMany({ where: { orderId }, data: { ownState } })
  const tree = await treeOf(strapi, orderId)
  const known = new Map<number, State>()
  const owners = new Set<number>()
  for (const row of tree) {
    const state = worseOf(row.ownState, await stateAbove(strapi, row, known))
    known.set(row.id, state)
    if (state === row.state) continue
    const data = { state, stateSince: now().toISOString() }
    await rows.updateMany({ where: { id: row.id }, data })
    await show(strapi, row, state)
    if (row.kind === 'term' && row.userId !== null) owners.add(row.userId)
  }
  for (const userId of owners) await project(strapi, userId)
}

async function stateAbove(
  strapi: Core.Strapi,
  { parentId }: EntitlementRow,
  known: ReadonlyMap<number, State>,
): Promise<State> {
  if (parentId === null) return 'active'
  const state = known.get(parentId) ?? (await findEntitlement(strapi, { id: parentId }))?.state
  return state ?? 'active'
}
