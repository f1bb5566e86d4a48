import { reconcile } from '../payments/reconcile'
import type { JobContext } from './table'

/** Money that Stripe knows of and we do not, and what a process that died left behind. */
export const reconcilePayments = ({ strapi, since }: JobContext) => reconcile(strapi, since)
