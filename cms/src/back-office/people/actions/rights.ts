import type { Core } from '@strapi/strapi'
import { findLiving } from '../../../commerce/payments/subscriptions/subscription-row'
import { endEverythingPending } from '../../../members/account/end-everything-pending'
import { changeUser } from '../../../members/users/user-row'
import { AppError } from '../../../platform/lib/app-error'
import { addTask } from '../../../platform/tasks/add-task'
import { recordAction } from '../../log/record-action'
import { type On, refuseAdmins } from '../on-user'

type Block = On & { isBlocked: boolean; endsSubscription?: boolean | undefined; reason: string }

/**
 * Blocks a user: ends their sessions and prevents logins. Idempotent. Throws adminYourself, adminIsAdmin;
 * adminSubscriptionRuns if their subscription would go on charging.
 */
export async function blockUser(strapi: Core.Strapi, { isBlocked, reason, ...on }: Block) {
  const { admin, user } = on
  if (isBlocked) refuseAdmins(on)
  if (user.blocked === isBlocked) return
  if (isBlocked) {
    await endSubscriptionOf(strapi, on)
    await endEverythingPending(strapi, user.id, { blocked: true })
  } else await changeUser(strapi, user.id, { blocked: false })
  await recordAction(strapi, {
    admin,
    act: isBlocked ? 'block' : 'unblock',
    subject: { kind: 'user', id: user.id },
    reason,
  })
}

/** Throws adminSubscriptionRuns for a user with a running subscription unless the request asks to end it. */
export async function endSubscriptionOf(
  strapi: Core.Strapi,
  { user, endsSubscription }: Pick<Block, 'user' | 'endsSubscription'>,
) {
  const living = await findLiving(strapi, user.id)
  if (!living) return
  if (!endsSubscription) throw new AppError('adminSubscriptionRuns')
  const { stripeId: subscription } = living
  await addTask(strapi, { kind: 'endSubscription', about: subscription, payload: { subscription } })
}

type MakeAdmin = On & { isAdmin: boolean; reason: string }

/** Grants or revokes the admin right. Idempotent. Throws adminYourself, adminBlocked, adminUnconfirmed. */
export async function makeAdmin(strapi: Core.Strapi, wish: MakeAdmin) {
  const { admin, user, isAdmin, reason } = wish
  if (user.id === admin) throw new AppError('adminYourself')
  if (isAdmin && user.blocked) throw new AppError('adminBlocked')
  if (user.isAdmin === isAdmin) return
  if (isAdmin && !user.confirmed) throw new AppError('adminUnconfirmed')
  await changeUser(strapi, user.id, { isAdmin })
  await recordAction(strapi, {
    admin,
    act: isAdmin ? 'makeAdmin' : 'unmakeAdmin',
    subject: { kind: 'user', id: user.id },
    reason,
  })
}
