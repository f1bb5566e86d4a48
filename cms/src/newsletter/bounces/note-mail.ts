import type { Core } from '@strapi/strapi'
import { markOf } from '../../mail-stops/signatures'
import { countSoftBounce, endSoftBounces } from '../../mail-stops/soft-bounces'
import { leaveAs } from '../leave'
import type { MailNote } from './mail-note'

/** So many soft ones, with no delivery between them, are as good as a hard one. */
export const mostSoftBounces = 3

/** Keeps what happened to a letter: whom letters do not reach, or who complains, gets none of a list any more. */
export async function noteMail(strapi: Core.Strapi, { email, kind }: MailNote): Promise<void> {
  if (kind === 'delivered') return endSoftBounces(strapi, markOf(email))
  if (kind === 'complaint') return leaveAs(strapi, email, 'complained')
  if (kind === 'hard') return leaveAs(strapi, email, 'bounced')
  await strapi.db.transaction(async () => {
    const count = await countSoftBounce(strapi, markOf(email))
    if (count >= mostSoftBounces) await leaveAs(strapi, email, 'bounced')
  })
}
