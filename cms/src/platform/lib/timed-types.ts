import type { Core } from '@strapi/strapi'
import { type ContentTypeUid, contentTypeUids } from './content-types'

/** Types with start and end dates of their own, at which pages change without a publication. */
const ownDates: readonly ContentTypeUid[] = ['api::banner.banner']

/** Whether entries of a type can be scheduled: all types with drafts, except those with their own dates. */
export function isTimed({ contentTypes }: Core.Strapi, uid: string): uid is ContentTypeUid {
  const known = contentTypeUids.find((one) => one === uid)
  if (!known || ownDates.includes(known)) return false
  return contentTypes[known]?.options?.draftAndPublish === true
}

export const timedUids = (strapi: Core.Strapi): ContentTypeUid[] =>
  contentTypeUids.filter((uid) => isTimed(strapi, uid))
