import type { Core } from '@strapi/strapi'
import { requireUserRow } from '../../members/users/lock-user'
import { now } from '../../platform/lib/clock'
import { insertOnce } from '../../platform/lib/insert-once'
import { type EntitlementRow, entitlementTable, findEntitlement, worseOf } from './entitlement-row'
import { type Kind, type State, show } from './kinds'
import { project } from './projection'

type Length = Partial<Pick<EntitlementRow, 'months' | 'days' | 'seconds' | 'until'>>

export type NewEntitlement = Pick<EntitlementRow, 'sourceKey' | 'userId'> &
  Partial<Pick<EntitlementRow, 'orderId' | 'plan' | 'thingId' | 'item'>> &
  Length & { kind: Kind; from: Date; parent?: EntitlementRow | undefined }

/**
 * Grants an entitlement, once per source key; in the caller's transaction. If its parent is suspended or revoked, so is
 * it from the beginning. Throws notAuthorized if the user is gone.
 */
export async function grant(strapi: Core.Strapi, wish: NewEntitlement) {
  const { userId, sourceKey } = wish
  if (userId !== null) await requireUserRow(strapi, userId)
  const { ownState, state } = stateUnder(wish)
  const row = { ...columnsOf(wish), own_state: ownState, state, state_since: now() }
  await insertOnce(strapi, { table: entitlementTable, unique: 'source_key', row })
  const granted = await findEntitlement(strapi, { sourceKey })
  if (!granted) throw new Error(`What came of ${sourceKey} is gone.`)
  if (granted.state !== 'active') await show(strapi, granted, granted.state)
  if (userId !== null && granted.kind === 'term') await project(strapi, userId)
  return granted
}

/** What is claimed from a gift depends on the same payment as the gift, with its own state of it. */
function stateUnder({ parent, orderId = null }: NewEntitlement): {
  ownState: State
  state: State
} {
  const isSameMoney = parent !== undefined && parent.orderId === orderId
  const ownState = isSameMoney ? parent.ownState : 'active'
  return { ownState, state: worseOf(ownState, parent?.state ?? 'active') }
}

const columnsOf = (wish: NewEntitlement) => ({
  source_key: wish.sourceKey,
  kind: wish.kind,
  thing_id: wish.thingId ?? null,
  item: wish.item ?? null,
  user_id: wish.userId,
  order_id: wish.orderId ?? null,
  parent_id: wish.parent?.id ?? null,
  from: wish.from,
  // A Date, not Strapi's text: SQLite stores instants as numbers, and would store the text unchanged.
  until: wish.until ? new Date(wish.until) : null,
  months: wish.months ?? null,
  days: wish.days ?? null,
  seconds: wish.seconds ?? null,
  plan: wish.plan ?? null,
})
