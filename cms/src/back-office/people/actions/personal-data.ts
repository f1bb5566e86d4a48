import type { Core } from '@strapi/strapi'
import { findLiving } from '../../../commerce/payments/subscriptions/subscription-row'
import { eraseAccount } from '../../../members/personal-data/deactivate'
import { exportPersonalData } from '../../../members/personal-data/export-personal-data'
import { AppError } from '../../../platform/lib/app-error'
import { recordAction } from '../../log/record-action'
import { type On, refuseAdmins } from '../on-user'

type Export = On & { reason: string }

/** Exports all data of a user on their request. */
export async function exportUser(strapi: Core.Strapi, { admin, user, reason }: Export) {
  const subject = { kind: 'user', id: user.id } as const
  await recordAction(strapi, { admin, act: 'export', subject, reason })
  return exportPersonalData(strapi, user.id)
}

type Erase = Export & { endsSubscription?: boolean | undefined }

/**
 * Erases a user as they could do themselves: deletes their account and all their data and sends an e-mail. Throws
 * adminYourself, adminIsAdmin, adminSubscriptionRuns.
 */
export async function eraseUser(strapi: Core.Strapi, { reason, endsSubscription, ...on }: Erase) {
  const { admin, user } = on
  refuseAdmins(on)
  if (!endsSubscription && (await findLiving(strapi, user.id))) {
    throw new AppError('adminSubscriptionRuns')
  }
  const subject = { kind: 'user', id: user.id } as const
  await eraseAccount(strapi, user, () =>
    recordAction(strapi, { admin, act: 'erase', subject, reason }),
  )
}
