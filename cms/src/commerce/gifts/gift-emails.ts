import type { Core } from '@strapi/strapi'
import { findUser } from '../../members/users/user-row'
import { giftLink, receiptLink } from '../../messaging/mail/links'
import { orderReference } from '../../messaging/mail/order-reference'
import { personalGone } from '../../messaging/mail/outbox-rows'
import { queueMail } from '../../messaging/mail/queue-mail'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { dayText, moneyText } from '../../platform/lib/local-form'
import { findOrder, type OrderRow } from '../orders/order-row'
import type { GiftRow } from './gift-row'
import { type giftTimes, timesOf } from './gift-times'

const mailUid = 'api::outgoing-mail.outgoing-mail'

type GiftMail = 'gift' | 'giftReminder'

/** `again`: for a gift that was revoked and restored. */
const keyOf = (mail: GiftMail, orderId: number, again = '') => `${mail}:${orderId}${again}`

type Given = {
  gift: GiftRow
  order: OrderRow
  times: ReturnType<typeof giftTimes>
}

/** In the transaction that adds or restores the gift. The recipient may have no account. */
export async function notifyRecipient(
  strapi: Core.Strapi,
  { gift, order, times }: Given,
  again = '',
) {
  if (gift.recipientEmail === null) return
  const data = {
    name: gift.recipientName,
    giver: gift.giverName,
    product: order.productName,
    until: dayText(times.claimUntil),
    link: giftLink(gift.token),
  }
  const envelope = { to: gift.recipientEmail, userId: null }
  await queueMail(strapi, {
    ...envelope,
    mail: 'gift',
    data: { ...data, message: gift.message },
    dedupeKey: keyOf('gift', order.id, again),
    dueAt: times.deliverAt,
  })
  await queueMail(strapi, {
    ...envelope,
    mail: 'giftReminder',
    data,
    dedupeKey: keyOf('giftReminder', order.id, again),
    dueAt: times.remindAt,
  })
}

/**
 * Sends again the e-mails withdrawn when a gift was revoked, once it is restored; in that transaction. A recipient who
 * had the first one gets it once more: its link did not work meanwhile.
 */
export async function requeueGiftEmails(strapi: Core.Strapi, gift: GiftRow) {
  const order = await findOrder(strapi, { id: gift.orderId })
  const times = timesOf(gift, env.TIME_ZONE)
  const dedupeKey = { $startsWith: `${keyOf('gift', gift.orderId)}:again` }
  const before = await strapi.db.query(mailUid).count({ where: { dedupeKey } })
  if (order && times.claimUntil > now())
    await notifyRecipient(strapi, { gift, order, times }, `:again${before + 1}`)
}

type Paid = Pick<Given, 'gift' | 'order'> & {
  /** Undefined if nothing was paid. */
  receipt: { token: string } | undefined
  number: string | null
}

/** The giver's e-mail address; a giver may have no account. Undefined once erased. */
async function giverOf(strapi: Core.Strapi, order: OrderRow) {
  const giver = order.userId === null ? undefined : await findUser(strapi, order.userId)
  const to = giver?.email ?? order.gift?.giverEmail ?? order.buyerEmail
  return to ? { to, userId: giver?.id ?? null } : undefined
}

/** In the transaction of the claim. */
export async function notifyGiverOfClaim(strapi: Core.Strapi, gift: GiftRow) {
  const order = await findOrder(strapi, { id: gift.orderId })
  const giver = order && (await giverOf(strapi, order))
  if (!giver) return
  const { giverName: name, recipientName: recipient } = gift
  await queueMail(strapi, {
    ...giver,
    mail: 'giftClaimed',
    data: { name, recipient, product: order.productName },
    dedupeKey: `giftClaimed:${order.id}`,
  })
}

/** In the transaction that adds the gift. */
export async function notifyGiver(strapi: Core.Strapi, { gift, order, receipt, number }: Paid) {
  const giver = await giverOf(strapi, order)
  if (!giver) return
  const { amount, currency, productName: product } = order
  await queueMail(strapi, {
    ...giver,
    mail: 'giftPaid',
    data: {
      name: gift.giverName,
      product,
      recipient: gift.recipientName,
      date: dayText(new Date(gift.deliverAt)),
      number: orderReference(order, number),
      amount: moneyText({ amount, currency }),
      link: receipt ? receiptLink(receipt.token) : null,
    },
    dedupeKey: `giftPaid:${order.id}`,
  })
}

/** Withdraws a gift's unsent e-mails, including retries; in the transaction of the cause. */
export async function withdrawGiftEmails(
  { db }: Core.Strapi,
  orderId: number,
  mails: readonly GiftMail[],
) {
  const $or = mails.flatMap((mail) => [
    { dedupeKey: keyOf(mail, orderId) },
    { dedupeKey: { $startsWith: `${keyOf(mail, orderId)}:again` } },
  ])
  await db.query(mailUid).updateMany({
    where: { $or, state: { $in: ['waiting', 'dead'] } },
    data: { state: 'skipped', ...personalGone },
  })
}
