import { eraseDeletedBefore, restorableMs } from '../saved-dates/deleted-dates'
import type { JobContext } from './table'

/** A deleted date is gone for good once it cannot come back. */
export const eraseDeletedDates = async ({ strapi, at }: JobContext) => {
  await eraseDeletedBefore(strapi, new Date(at.getTime() - restorableMs))
}
