import type { Core } from '@strapi/strapi'
import { changeInSteps } from '../../platform/database/in-steps'
import { purgeSoftBounces } from '../mail-suppressions/soft-bounces'
import { purgeConsents } from './consents'

const dayMs = 86_400_000

/** Retention in days of an address that was not confirmed. */
export const askedRetentionDays = 30

/** Deletes addresses that never confirmed, and consents after the retention of their proof. */
export async function purgeUnconfirmed(strapi: Core.Strapi, at: Date) {
  const before = new Date(at.getTime() - askedRetentionDays * dayMs)
  await changeInSteps(strapi, {
    table: 'newsletter_subscribers',
    which: (subscribers) => subscribers.where({ state: 'asked' }).where('asked_at', '<', before),
  })
  await purgeConsents(strapi, at)
  await purgeSoftBounces(strapi, at)
}
