import { tellOfEnds } from '../reminders/premium-over'
import type { JobContext } from './table'

/** Whose premium has ended hears of it once. */
export const tellOfExpiry = ({ strapi, at }: JobContext) => tellOfEnds(strapi, at)
