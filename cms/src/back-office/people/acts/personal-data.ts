import type { Core } from '@strapi/strapi'
import { AppError } from '../../../lib/app-error'
import { findLiving } from '../../../payments/subscription-row'
import { eraseAccount } from '../../../personal-data/deactivate'
import { exportPersonalData } from '../../../personal-data/export-personal-data'
import { writeAct } from '../../log/write-act'
import { type On, refuseAdmins } from '../on-user'

type Export = On & { reason: string }

/** Everything that is known of somebody who asked us for it. */
export async function exportUser(strapi: Core.Strapi, { admin, user, reason }: Export) {
  const subject = { kind: 'user', id: user.id } as const
  await writeAct(strapi, { admin, act: 'export', subject, reason })
  return exportPersonalData(strapi, user.id)
}

type Erase = Export & { endsSubscription?: boolean | undefined }

/**
 * What somebody could do themselves: their account and all that is known of them is gone, a letter says so. Throws
 * adminYourself, adminIsAdmin, adminSubscriptionRuns.
 */
export async function eraseUser(strapi: Core.Strapi, { reason, endsSubscription, ...on }: Erase) {
  const { admin, user } = on
  refuseAdmins(on)
  if (!endsSubscription && (await findLiving(strapi, user.id))) {
    throw new AppError('adminSubscriptionRuns')
  }
  const subject = { kind: 'user', id: user.id } as const
  await eraseAccount(strapi, user, () => writeAct(strapi, { admin, act: 'erase', subject, reason }))
}
