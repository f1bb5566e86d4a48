import type { Core } from '@strapi/strapi'
import { endEverythingPending } from '../../../account/end-everything-pending'
import { AppError } from '../../../lib/app-error'
import { findLiving } from '../../../payments/subscription-row'
import { addTask } from '../../../tasks/add-task'
import { changeUser } from '../../../users/user-row'
import { writeAct } from '../../log/write-act'
import { type On, refuseAdmins } from '../on-user'

type Block = On & { isBlocked: boolean; endsSubscription?: boolean | undefined; reason: string }

/**
 * Nobody signs in as them any more, and whoever is signed in is out. Again changes nothing. Throws adminYourself,
 * adminIsAdmin; adminSubscriptionRuns for somebody who would go on paying.
 */
export async function blockUser(strapi: Core.Strapi, { isBlocked, reason, ...on }: Block) {
  const { admin, user } = on
  if (isBlocked) refuseAdmins(on)
  if (user.blocked === isBlocked) return
  if (isBlocked) {
    await endSubscriptionOf(strapi, on)
    await endEverythingPending(strapi, user.id, { blocked: true })
  } else await changeUser(strapi, user.id, { blocked: false })
  await writeAct(strapi, {
    admin,
    act: isBlocked ? 'block' : 'unblock',
    subject: { kind: 'user', id: user.id },
    reason,
  })
}

/** Throws adminSubscriptionRuns unless that was said, for somebody who is charged again and again. */
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

/** Gives or takes the right to all of this. Again changes nothing. Throws adminYourself, adminBlocked, adminUnconfirmed. */
export async function makeAdmin(strapi: Core.Strapi, wish: MakeAdmin) {
  const { admin, user, isAdmin, reason } = wish
  if (user.id === admin) throw new AppError('adminYourself')
  if (isAdmin && user.blocked) throw new AppError('adminBlocked')
  if (user.isAdmin === isAdmin) return
  if (isAdmin && !user.confirmed) throw new AppError('adminUnconfirmed')
  await changeUser(strapi, user.id, { isAdmin })
  await writeAct(strapi, {
    admin,
    act: isAdmin ? 'makeAdmin' : 'unmakeAdmin',
    subject: { kind: 'user', id: user.id },
    reason,
  })
}
