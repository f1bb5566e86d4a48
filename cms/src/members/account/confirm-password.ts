import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import type { Caller } from '../users/caller'
import { freshenSession } from '../users/sessions'
import { requirePassword } from './update-password'

/**
 * Marks a session as confirmed by password: for a while it may make calls that require that. Nothing else of the
 * session changes. Throws wrongPassword; notAuthorized if the session ended during the comparison, for example by a
 * password change.
 */
export async function confirmPassword(
  strapi: Core.Strapi,
  caller: Pick<Caller, 'user' | 'session'>,
  password: string,
) {
  await requirePassword(caller.user, password, 'password')
  if (!(await freshenSession(strapi, caller.session))) throw new AppError('notAuthorized')
}
