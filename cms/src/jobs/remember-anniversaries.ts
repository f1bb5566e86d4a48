import { grantAnniversaries } from '../coupons/grant-anniversaries'
import type { JobContext } from './table'

/** Whoever has been here for a year gets a coupon for something to give. */
export const rememberAnniversaries = ({ strapi, at }: JobContext) => grantAnniversaries(strapi, at)
