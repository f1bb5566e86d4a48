import { tellOfRenewals } from '../reminders/renewal-soon'
import type { JobContext } from './table'

/** A week before a subscription is charged again its owner hears of it. */
export const remindOfRenewal = ({ strapi, at }: JobContext) => tellOfRenewals(strapi, at)
