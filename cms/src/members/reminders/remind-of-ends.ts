import type { Core } from '@strapi/strapi'
import { paymentLink } from '../../messaging/mail/links'
import { queueMail } from '../../messaging/mail/queue-mail'
import { lockUser } from '../users/lock-user'
import { tierOf } from '../users/tier'
import { findUser, type UserRow, userUid } from '../users/user-row'
import { pagesOf } from './pages-of'
import { withoutEmail } from './without-email'

/** Older ends are ignored, otherwise a cms that was down for long would write to many users at once. */
const windowMs = 2 * 86_400_000

/** One e-mail per end of a term. */
const keyOf = ({ documentId, paidUserExpire }: UserRow) =>
  `expired:${documentId}:${paidUserExpire && new Date(paidUserExpire).toISOString()}`

/** E-mails users with a premium that ended within the last two days and is not continued by a subscription. */
export async function remindOfEnds(strapi: Core.Strapi, at: Date) {
  for await (const rows of pagesOf((after, limit) => readPage(strapi, { at, after, limit }))) {
    const over = rows.filter((user) => isOver(user, at))
    for (const user of await withoutEmail(strapi, over, keyOf)) await notify(strapi, user, at)
  }
}

const isOver = (user: UserRow, at: Date) => !user.blocked && tierOf(user, at) === 'free'

type Page = { at: Date; after: number; limit: number }

const readPage = ({ db }: Core.Strapi, { at, after, limit }: Page): Promise<UserRow[]> =>
  db.query(userUid).findMany({
    where: {
      id: { $gt: after },
      isPaidUser: true,
      paidUserExpire: { $gt: new Date(at.getTime() - windowMs), $lte: at },
    },
    orderBy: { id: 'asc' },
    limit,
  })

const notify = (strapi: Core.Strapi, found: UserRow, at: Date) =>
  strapi.db.transaction(async () => {
    await lockUser(strapi, found.id)
    const user = await findUser(strapi, found.id)
    // A payment may have arrived since the page was read.
    if (!user || !isOver(user, at) || keyOf(user) !== keyOf(found)) return
    await queueMail(strapi, {
      mail: 'expired',
      to: user.email,
      userId: user.id,
      data: { name: user.firstName, link: paymentLink() },
      dedupeKey: keyOf(user),
    })
  })
