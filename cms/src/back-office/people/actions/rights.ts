import type { AdminRole } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { findLiving } from '../../../commerce/payments/subscriptions/subscription-row'
import { endEverythingPending } from '../../../members/account/end-everything-pending'
import { actOfRoles, roleOf, setAdminRole } from '../../../members/users/admin-role'
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

type ChangeRole = On & { role: AdminRole | null; reason: string }

/**
 * Gives a user a role of an admin, changes or takes it. Idempotent. Throws adminYourself: the acting owner remains one;
 * adminBlocked, adminUnconfirmed.
 */
export async function changeRole(strapi: Core.Strapi, wish: ChangeRole) {
  const { admin, user, role, reason } = wish
  const before = roleOf(user)
  if (user.id === admin) throw new AppError('adminYourself')
  if (role && user.blocked) throw new AppError('adminBlocked')
  if (before === role) return
  if (role && !user.confirmed) throw new AppError('adminUnconfirmed')
  await setAdminRole(strapi, user.id, role)
  await recordAction(strapi, {
    admin,
    act: actOfRoles(before, role),
    subject: { kind: 'user', id: user.id },
    before: { role: before },
    after: { role },
    reason,
  })
}
