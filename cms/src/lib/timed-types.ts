import type { Core } from '@strapi/strapi'
import { type ContentTypeUid, contentTypeUids } from './content-types'

/** Types that begin and end by dates of their own, at which pages change without being published. */
const ownDates: readonly ContentTypeUid[] = ['api::banner.banner']

/** Whether the entries of a type are published and taken off by the clock: all that have drafts. */
export function isTimed({ contentTypes }: Core.Strapi, uid: string): uid is ContentTypeUid {
  const known = contentTypeUids.find((one) => one === uid)
  if (!known || ownDates.includes(known)) return false
  return contentTypes[known]?.options?.draftAndPublish === true
}

export const timedUids = (strapi: Core.Strapi): ContentTypeUid[] =>
  contentTypeUids.filter((uid) => isTimed(strapi, uid))
