import type { Core } from '@strapi/strapi'
import { removeSecondFactors } from '../../../members/second-factor/security'
import { endSessions } from '../../../members/users/sessions'
import { AppError } from '../../../platform/lib/app-error'
import { recordAction } from '../../log/record-action'
import type { On } from '../on-user'

type Removal = On & { reason: string }

/**
 * Removes passkeys, the app and recovery codes of a user who lost them all, after the admin has verified who asks. Ends
 * their sessions; they learn of it by e-mail. Idempotent. Throws adminYourself.
 */
export async function removeSecondFactor(strapi: Core.Strapi, { reason, ...on }: Removal) {
  const { admin, user } = on
  if (user.id === admin) throw new AppError('adminYourself')
  if (!(await removeSecondFactors(strapi, user))) return
  await endSessions(strapi, { userId: user.id })
  const subject = { kind: 'user', id: user.id } as const
  await recordAction(strapi, { admin, act: 'removeSecondFactor', subject, reason })
}
