import type { Core } from '@strapi/strapi'
import { dayText } from '../lib/local-form'
import { profileLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { findUser } from '../users/user-row'
import type { SubscriptionRow } from './subscription-row'

type Canceled = Pick<SubscriptionRow, 'userId' | 'stripeId' | 'currentPeriodEnd' | 'version'>

/** The letter about a canceled renewal; one for each time that it is canceled. */
export async function tellOfCancel(strapi: Core.Strapi, row: Canceled) {
  const user = row.userId === null ? undefined : await findUser(strapi, row.userId)
  if (!user) return
  await queueMail(strapi, {
    mail: 'canceled',
    to: user.email,
    userId: user.id,
    data: {
      name: user.firstName,
      until: dayText(new Date(row.currentPeriodEnd)),
      link: profileLink(),
    },
    dedupeKey: `canceled:${row.stripeId}:${row.version}`,
  })
}
