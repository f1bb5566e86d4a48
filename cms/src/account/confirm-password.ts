import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import type { Caller } from '../users/caller'
import { freshenSession } from '../users/sessions'
import { requirePassword } from './update-password'

/**
 * The bearer of a session knows the password: for a while it may do what asks for it. Nothing else of the session
 * changes. Throws wrongPassword; notAuthorized when the session ended while we compared, as a new password ends it.
 */
export async function confirmPassword(strapi: Core.Strapi, caller: Caller, password: string) {
  await requirePassword(caller.user, password, 'password')
  if (!(await freshenSession(strapi, caller.session))) throw new AppError('notAuthorized')
}
