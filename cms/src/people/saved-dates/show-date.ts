import type { SavedDate } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { findSavedDate } from './find-saved-date'

/** Throws notFound unless the date is the user's own. */
export async function showDate(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<SavedDate> {
  const found = await findSavedDate(strapi, userId, id)
  if (!found) throw new AppError('notFound')
  const { name, date, groupKey: group, invitationId } = found
  return { id, name, date, group, isInvited: invitationId !== null }
}
