import type { GiftWish } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { dayText, moneyText } from '../lib/local-form'
import { giftLink, receiptLink } from '../mail/links'
import { personalGone } from '../mail/outbox-rows'
import { queueMail } from '../mail/queue-mail'
import type { OrderRow } from '../orders/order-row'
import { findUser } from '../users/user-row'
import type { giftTimes } from './gift-times'

type GiftMail = 'gift' | 'giftReminder'

const keyOf = (mail: GiftMail, orderId: number) => `${mail}:${orderId}`

type Given = {
  order: OrderRow
  wish: GiftWish
  token: string
  times: ReturnType<typeof giftTimes>
}

/** The letters of a gift, in the transaction that adds it. The recipient has no account that we know of. */
export async function queueGiftLetters(strapi: Core.Strapi, given: Given) {
  const { order, wish, token, times } = given
  const data = {
    name: wish.recipientName,
    giver: wish.giverName,
    product: order.productName,
    until: dayText(times.claimUntil),
    link: giftLink(token),
  }
  const letter = { to: wish.recipientEmail, userId: null }
  await queueMail(strapi, {
    ...letter,
    mail: 'gift',
    data: { ...data, message: wish.message || null },
    dedupeKey: keyOf('gift', order.id),
    dueAt: times.deliverAt,
  })
  await queueMail(strapi, {
    ...letter,
    mail: 'giftReminder',
    data,
    dedupeKey: keyOf('giftReminder', order.id),
    dueAt: times.remindAt,
  })
  await tellGiver(strapi, given)
}

async function tellGiver(strapi: Core.Strapi, { order, wish, times }: Given) {
  const giver = order.userId === null ? undefined : await findUser(strapi, order.userId)
  const to = giver?.email ?? wish.giverEmail ?? order.buyerEmail
  if (!to) return
  const { amount, currency, productName: product } = order
  await queueMail(strapi, {
    mail: 'giftPaid',
    to,
    userId: giver?.id ?? null,
    data: {
      name: wish.giverName,
      product,
      recipient: wish.recipientName,
      date: dayText(times.deliverAt),
      amount: moneyText({ amount, currency }),
      link: await receiptLinkOf(strapi, order.id),
    },
    dedupeKey: `giftPaid:${order.id}`,
  })
}

/** null for what cost nothing. */
async function receiptLinkOf({ db }: Core.Strapi, orderId: number): Promise<string | null> {
  const receipt: { token: string } | null = await db
    .query('api::receipt.receipt')
    .findOne({ where: { orderId, kind: 'receipt' }, select: ['token'] })
  return receipt && receiptLink(receipt.token)
}

/** Letters of a gift that have not left yet never will, nor is one tried again; in the transaction of the cause. */
export async function withdrawGiftLetters(
  { db }: Core.Strapi,
  orderId: number,
  mails: readonly GiftMail[],
) {
  const dedupeKey = { $in: mails.map((mail) => keyOf(mail, orderId)) }
  await db.query('api::outgoing-mail.outgoing-mail').updateMany({
    where: { dedupeKey, state: { $in: ['waiting', 'sending', 'dead'] } },
    data: { state: 'skipped', ...personalGone },
  })
}
