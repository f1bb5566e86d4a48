import type { Core } from '@strapi/strapi'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { dayText, moneyText } from '../lib/local-form'
import { giftLink, receiptLink } from '../mail/links'
import { numberOf } from '../mail/number-of'
import { personalGone } from '../mail/outbox-rows'
import { queueMail } from '../mail/queue-mail'
import { findOrder, type OrderRow } from '../orders/order-row'
import { findUser } from '../users/user-row'
import type { GiftRow } from './gift-row'
import { type giftTimes, timesOf } from './gift-times'

const mailUid = 'api::outgoing-mail.outgoing-mail'

type GiftMail = 'gift' | 'giftReminder'

/** `again`: of a gift that was taken back meanwhile. */
const keyOf = (mail: GiftMail, orderId: number, again = '') => `${mail}:${orderId}${again}`

type Given = {
  gift: GiftRow
  order: OrderRow
  times: ReturnType<typeof giftTimes>
}

/** In the transaction that adds the gift, or gives it again. The recipient has no account that we know of. */
export async function tellRecipient(
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
  const letter = { to: gift.recipientEmail, userId: null }
  await queueMail(strapi, {
    ...letter,
    mail: 'gift',
    data: { ...data, message: gift.message },
    dedupeKey: keyOf('gift', order.id, again),
    dueAt: times.deliverAt,
  })
  await queueMail(strapi, {
    ...letter,
    mail: 'giftReminder',
    data,
    dedupeKey: keyOf('giftReminder', order.id, again),
    dueAt: times.remindAt,
  })
}

/**
 * Letters that a gift lost when it was taken back, once it is given again; in that transaction. Whoever had the first
 * one gets it once more: its address did not work meanwhile.
 */
export async function returnGiftLetters(strapi: Core.Strapi, gift: GiftRow) {
  const order = await findOrder(strapi, { id: gift.orderId })
  const times = timesOf(gift, env.TIME_ZONE)
  const dedupeKey = { $startsWith: `${keyOf('gift', gift.orderId)}:again` }
  const before = await strapi.db.query(mailUid).count({ where: { dedupeKey } })
  if (order && times.claimUntil > now())
    await tellRecipient(strapi, { gift, order, times }, `:again${before + 1}`)
}

type Paid = Pick<Given, 'gift' | 'order'> & {
  /** Of what cost something. */
  receipt: { token: string } | undefined
  number: string | null
}

/** Where a giver reads; whoever gives may have no account. Undefined once it is forgotten. */
async function giverOf(strapi: Core.Strapi, order: OrderRow) {
  const giver = order.userId === null ? undefined : await findUser(strapi, order.userId)
  const to = giver?.email ?? order.gift?.giverEmail ?? order.buyerEmail
  return to ? { to, userId: giver?.id ?? null } : undefined
}

/** In the transaction that makes the gift somebody's. */
export async function tellGiverOfClaim(strapi: Core.Strapi, gift: GiftRow) {
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
export async function tellGiver(strapi: Core.Strapi, { gift, order, receipt, number }: Paid) {
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
      number: numberOf(order, number),
      amount: moneyText({ amount, currency }),
      link: receipt ? receiptLink(receipt.token) : null,
    },
    dedupeKey: `giftPaid:${order.id}`,
  })
}

/** Letters of a gift that have not left yet never will, nor is one tried again; in the transaction of the cause. */
export async function withdrawGiftLetters(
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
