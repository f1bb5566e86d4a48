import type { Core } from '@strapi/strapi'
import { billingSummaryOf } from '../../commerce/payments/subscriptions/billing-summary'
import { nameOfSubscription } from '../../commerce/payments/subscriptions/name-of-renewal'
import {
  datedStates,
  findSubscription,
  type SubscriptionRow,
  subscriptionUid,
} from '../../commerce/payments/subscriptions/subscription-row'
import { profileLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { dayText, moneyText } from '../../platform/lib/local-form'
import { lockUser } from '../users/lock-user'
import { findUser } from '../users/user-row'
import { pagesOf } from './pages-of'
import { withoutEmail } from './without-email'

const aheadMs = 7 * 86_400_000

type Row = SubscriptionRow & { userId: number }

/** One e-mail per term, however often the job runs: a deferred charge is another term. */
const keyOf = ({ stripeId, currentPeriodEnd }: SubscriptionRow) =>
  `renewalSoon:${stripeId}:${new Date(currentPeriodEnd).toISOString()}`

/** E-mails subscribers about a charge within the next seven days. */
export async function remindOfRenewals(strapi: Core.Strapi, at: Date) {
  for await (const rows of pagesOf((after, limit) => readPage(strapi, { at, after, limit }))) {
    for (const row of await withoutEmail(strapi, rows, keyOf)) {
      await notify(strapi, row)
    }
  }
}

type Page = { at: Date; after: number; limit: number }

const readPage = ({ db }: Core.Strapi, { at, after, limit }: Page): Promise<Row[]> =>
  db.query(subscriptionUid).findMany({
    where: {
      id: { $gt: after },
      userId: { $notNull: true },
      status: { $in: datedStates },
      cancelAtPeriodEnd: false,
      currentPeriodEnd: { $gt: at, $lte: new Date(at.getTime() + aheadMs) },
    },
    orderBy: { id: 'asc' },
    limit,
  })

const notify = (strapi: Core.Strapi, found: Row) =>
  strapi.db.transaction(async () => {
    await lockUser(strapi, found.userId)
    const user = await findUser(strapi, found.userId)
    // The user may have cancelled, or erased the account, since the page was read.
    const row = await findSubscription(strapi, found.stripeId)
    if (!user || user.blocked || !row || row.cancelAtPeriodEnd || keyOf(row) !== keyOf(found))
      return
    const { amount, currency } = row
    const product = await nameOfSubscription(strapi, row)
    const { why, paidUntil } = await billingSummaryOf(strapi, user, row)
    await queueMail(strapi, {
      mail: 'renewalSoon',
      to: user.email,
      userId: user.id,
      data: {
        name: user.firstName,
        product,
        amount: moneyText({ amount, currency }),
        date: dayText(new Date(row.currentPeriodEnd)),
        // If the charge comes before the end of the paid term, the e-mail names that end.
        until: why === 'ahead' && paidUntil ? dayText(new Date(paidUntil)) : null,
        link: profileLink(),
      },
      dedupeKey: keyOf(row),
    })
  })
