import type { Core } from '@strapi/strapi'
import { revokeGranted } from '../coupons/grant-coupon'
import { env } from '../lib/env'
import { insertOnce } from '../lib/insert-once'
import { newSecret } from '../lib/secrets'
import { changeTerm } from '../membership/change-terms'
import type { OrderRow } from '../orders/order-row'
import { lockUser } from '../users/lock-user'
import { queueGiftLetters, withdrawGiftLetters } from './gift-letters'
import { findGift, giftTable, giftUid, openStates, termKeyOf } from './gift-row'
import { giftTimes } from './gift-times'

type Paid = { order: OrderRow; at: Date }

/**
 * The gift that an order paid for, with its letters: each leaves on its day. In the caller's transaction, safe
 * twice. Its token is the recipient's alone.
 */
export async function addGift(
  strapi: Core.Strapi,
  { order, at }: Paid,
): Promise<{ token: string }> {
  const { gift: wish } = order
  if (!wish) throw new Error(`Order ${order.documentId} is no gift.`)
  const times = giftTimes({ deliverOn: wish.deliverOn, at, timeZone: env.TIME_ZONE })
  const token = newSecret()
  const id = await insertOnce(strapi, {
    table: giftTable,
    unique: 'order_id',
    row: {
      order_id: order.id,
      giver_user_id: order.userId,
      token,
      product_key: order.productKey,
      giver_name: wish.giverName,
      recipient_name: wish.recipientName,
      recipient_email: wish.recipientEmail,
      message: wish.message || null,
      deliver_at: times.deliverAt,
      claim_until: times.claimUntil,
      state: times.deliverAt <= at ? 'delivered' : 'waiting',
    },
  })
  if (id === undefined) {
    const before = await findGift(strapi, { orderId: order.id })
    if (!before) throw new Error(`Order ${order.documentId} has no gift.`)
    return { token: before.token }
  }
  await queueGiftLetters(strapi, { order, wish, token, times })
  return { token }
}

type Revoked = {
  /** Who has lost it, if somebody had claimed it. */
  claimedByUserId: number | null
}

/**
 * Takes a gift back whose money is given back: its address leads nowhere, letters that have not left stay, and
 * the term of whoever claimed it ends, with the coupon that came along. In the caller's transaction, safe twice.
 */
export async function revokeGift(strapi: Core.Strapi, orderId: number): Promise<Revoked> {
  const gifts = strapi.db.query(giftUid)
  const { count } = await gifts.updateMany({
    where: { orderId, state: { $in: [...openStates, 'expired'] } },
    data: { state: 'revoked' },
  })
  await withdrawGiftLetters(strapi, orderId, ['gift', 'giftReminder'])
  // Asked for only now: whoever claimed it at this moment has done so before the statement above.
  const gift = count === 0 ? await findGift(strapi, { orderId }) : undefined
  if (!gift?.claimedByUserId) return { claimedByUserId: null }
  // The user's row first, as whoever claims does.
  await lockUser(strapi, gift.claimedByUserId)
  await gifts.updateMany({ where: { id: gift.id }, data: { state: 'revoked' } })
  await changeTerm(strapi, termKeyOf(gift), 'revoke')
  await revokeGranted(strapi, orderId)
  return { claimedByUserId: gift.claimedByUserId }
}
