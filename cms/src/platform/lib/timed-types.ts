import type { Core } from '@strapi/strapi'
import { type ContentTypeUid, contentTypeRow, contentTypeUids } from './content-types'

/** Whether entries of a type can be scheduled: all types with drafts, except those with their own dates. */
export function isTimed({ contentTypes }: Core.Strapi, uid: string): uid is ContentTypeUid {
  const known = contentTypeRow(uid)
  if (!known || known.hasOwnDates) return false
  return contentTypes[known.uid]?.options?.draftAndPublish === true
}

export const timedUids = (strapi: Core.Strapi): ContentTypeUid[] =>
  contentTypeUids.filter((uid) => isTimed(strapi, uid))
