import type { Core } from '@strapi/strapi'
import { markOf } from '../../../platform/lib/address-mark'
import { countSoftBounce, endSoftBounces } from '../../mail-suppressions/soft-bounces'
import { leaveAs } from '../leave'
import type { MailNote } from './mail-note'

/** This many soft bounces without a delivery between them count as a hard one. */
export const mostSoftBounces = 3

/** Records a delivery event: addresses that bounce or complain get no more list e-mails. */
export async function noteMail(strapi: Core.Strapi, { email, kind }: MailNote): Promise<void> {
  if (kind === 'delivered') return endSoftBounces(strapi, markOf(email))
  if (kind === 'complaint') return leaveAs(strapi, email, 'complained')
  if (kind === 'hard') return leaveAs(strapi, email, 'bounced')
  await strapi.db.transaction(async () => {
    const count = await countSoftBounce(strapi, markOf(email))
    if (count >= mostSoftBounces) await leaveAs(strapi, email, 'bounced')
  })
}
