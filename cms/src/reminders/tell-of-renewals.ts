import type { Core } from '@strapi/strapi'
import { dayText, moneyText } from '../lib/local-form'
import { profileLink } from '../mail/links'
import { queueMail } from '../mail/queue-mail'
import { nameOfSubscription } from '../payments/name-of-renewal'
import { outlookOf } from '../payments/outlook'
import {
  datedStates,
  findSubscription,
  type SubscriptionRow,
  subscriptionUid,
} from '../payments/subscription-row'
import { lockUser } from '../users/lock-user'
import { findUser } from '../users/user-row'
import { pagesOf } from './pages-of'
import { withoutLetter } from './without-letter'

const aheadMs = 7 * 86_400_000

type Row = SubscriptionRow & { userId: number }

/** One letter a term, however often the job looks: a charge that was deferred is another term. */
const keyOf = ({ stripeId, currentPeriodEnd }: SubscriptionRow) =>
  `renewalSoon:${stripeId}:${new Date(currentPeriodEnd).toISOString()}`

/** Tells subscribers of the charge within the next seven days. */
export async function tellOfRenewals(strapi: Core.Strapi, at: Date) {
  for await (const rows of pagesOf((after, limit) => readPage(strapi, { at, after, limit }))) {
    for (const row of await withoutLetter(strapi, rows, keyOf)) {
      await tell(strapi, row)
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

const tell = (strapi: Core.Strapi, found: Row) =>
  strapi.db.transaction(async () => {
    await lockUser(strapi, found.userId)
    const user = await findUser(strapi, found.userId)
    // Somebody may have cancelled, or erased the account, since the page was read.
    const row = await findSubscription(strapi, found.stripeId)
    if (!user || user.blocked || !row || row.cancelAtPeriodEnd || keyOf(row) !== keyOf(found))
      return
    const { amount, currency } = row
    const product = await nameOfSubscription(strapi, row)
    const { why, paidUntil } = await outlookOf(strapi, user, row)
    await queueMail(strapi, {
      mail: 'renewalSoon',
      to: user.email,
      userId: user.id,
      data: {
        name: user.firstName,
        product,
        amount: moneyText({ amount, currency }),
        date: dayText(new Date(row.currentPeriodEnd)),
        // Where the charge comes before that, the letter says what becomes of it.
        until: why === 'ahead' && paidUntil ? dayText(new Date(paidUntil)) : null,
        link: profileLink(),
      },
      dedupeKey: keyOf(row),
    })
  })
