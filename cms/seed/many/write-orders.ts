import { isAnalysis, isItemKey, orderedFacts } from '@krono/contract'
import { personMark } from '../../src/commerce/coupons/person-mark'
import { guestUserId } from '../../src/commerce/coupons/user-coupon-row'
import { unpaidRetentionDays } from '../../src/commerce/orders/purge-unpaid'
import { emailRetentionDays } from '../../src/messaging/mail/purge-emails'
import type { Bulk } from './bulk'
import type { Dice } from './dice'
import { fullName } from './people'
import { base62, currencyOf, isByLink, type PayLink, type Purchase, type Sold } from './purchase'
import type { Rows } from './rows'
import type { Shop } from './shop'
import { giftOf, peopleOf } from './wishes'
import { type OwnCoupon, thingWriter } from './write-things'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Tools = {
  bulk: Bulk
  dice: Dice
  rows: Rows
  shop: Shop
  now: number
  /** Version of the texts of analyses. */
  textVersion: string
  /** Row ids of editors' coupons and of campaigns, by code or name. */
  codeIds: ReadonlyMap<string, number>
  campaignIds: ReadonlyMap<string, number>
  linkIds: ReadonlyMap<PayLink, number>
}

/** When an order was paid: 90 seconds after it was created. */
export const paidAtOf = ({ at }: Pick<Purchase, 'at'>) => at + 90_000

/**
 * Writes all orders by creation time, each with what it granted.
 *
 * @returns the id of each
 */
export async function writeOrders(purchases: readonly Sold[], tools: Tools) {
  const { bulk, dice, rows, shop, now, codeIds, campaignIds, linkIds } = tools
  const { row, id, at } = rows
  const first = bulk.nextId('orders')
  const idOf = new Map(purchases.map((purchase, index) => [purchase, first + index]))
  const couponOf = new Map<Purchase, OwnCoupon>()
  const writeThings = thingWriter(tools)

  async function writeOrder(purchase: Sold) {
    const link = isByLink(purchase) ? purchase.link : undefined
    const { person, buyer, productKey, price, discount, state, kind, period, back } = purchase
    const amount = price - discount
    const isPaid = state !== 'pending' && state !== 'failed'
    const isPurged = state === 'failed' && purchase.at < now - unpaidRetentionDays * dayMs
    const paidAt = paidAtOf(purchase)
    const people = isPurged ? null : peopleIn(purchase)
    const gift = purchase.isGift && !isPurged ? giftOf(dice, purchase) : null
    const userCouponId = await takeCoupon(purchase)
    const documentId = id()
    const orderId = await bulk.add('orders', {
      ...row(purchase.at, back > 0 ? purchase.backAt : paidAt),
      document_id: documentId,
      ...{ user_id: person?.id ?? null, kind, state, product_key: productKey },
      product_name: isByLink(purchase)
        ? purchase.link.name
        : shop.nameOf(purchase.productKey, buyer.language),
      ...{ currency: currencyOf(buyer), price, discount, amount, refunded_amount: back },
      ...{ money_version: back > 0 ? 1 : null, user_coupon_id: userCouponId, people, gift },
      pay_link_id: link ? (linkIds.get(link) ?? null) : null,
      billing: link ? { fullName: fullName(buyer.language, buyer), email: buyer.email } : null,
      campaign_id: campaignIds.get(purchase.campaign?.name ?? '') ?? null,
      ...{ buyer_email: isPurged ? null : buyer.email, language: buyer.language },
      session_id: kind === 'checkout' && amount > 0 ? `cs_many_${dice.text(base62, 24)}` : null,
      session_expires_at: kind === 'checkout' ? at(purchase.at + hourMs) : null,
      subscription_id: isPaid ? (purchase.subscription?.stripeId ?? null) : null,
      payment_intent_id: isPaid && amount > 0 ? `pi_many${dice.text(base62, 20)}` : null,
      invoice_id: period ? `in_many${dice.text(base62, 20)}` : null,
      ...{ period_start: at(period?.start ?? null), period_end: at(period?.end ?? null) },
      ...{ paid_at: at(isPaid ? paidAt : null), fulfilled_at: at(isPaid ? paidAt + 2000 : null) },
      failed_at: at(state === 'failed' ? Math.min(purchase.at + hourMs, now) : null),
    })
    if (isByLink(purchase)) return writeEmail(purchase, documentId)
    if (!isPaid) return
    const ownCoupon = await writeThings(purchase, {
      ...{ orderId, paidAt, people, gift },
      parent: purchase.couponOf ? couponOf.get(purchase.couponOf) : undefined,
      spentBy: (purchase.spentBy && idOf.get(purchase.spentBy)) ?? null,
    })
    if (ownCoupon && purchase.spentBy) couponOf.set(purchase, ownCoupon)
    if (back > 0) await writeRefund(purchase, orderId)
    if (person && !gift) await writeEmail(purchase, documentId)
  }

  /** Writes the used coupon: one that a term granted, or an editor's. */
  async function takeCoupon(purchase: Sold) {
    const { code, person } = purchase
    if (purchase.couponOf) return couponOf.get(purchase.couponOf)?.row ?? null
    if (!code) return null
    const couponId = codeIds.get(code.code) ?? 0
    const orderId = bulk.nextId('orders')
    return bulk.add('user_coupons', {
      ...row(purchase.at, paidAtOf(purchase)),
      ...{
        user_id: person?.id ?? guestUserId,
        coupon_id: couponId,
        sequence: 1,
        is_resting: false,
      },
      person_mark: personMark(couponId, `${orderId}@mail.example`),
      ...{ state: 'used', order_id: orderId, claimed_by_order_id: orderId },
      ...{ claimed_at: bulk.instant(purchase.at), used_at: bulk.instant(paidAtOf(purchase)) },
    })
  }

  const writeRefund = ({ back, backAt }: Purchase, orderId: number) =>
    bulk.add('refunds', {
      ...row(backAt),
      ...{ key: `many:${orderId}`, order_id: orderId, amount: back },
      ...{ state: 'counted', stripe_id: `re_many${orderId}` },
    })

  /** Writes the e-mail of an order of the last months; older ones are deleted. */
  async function writeEmail(purchase: Sold, documentId: string) {
    const paidAt = paidAtOf(purchase)
    // An hour more than the retention, which counts from the fulfilment of the order.
    if (paidAt < now - emailRetentionDays.over * dayMs - hourMs) return
    const mail = mailNameOf(purchase)
    await bulk.add('outgoing_mails', {
      ...row(paidAt),
      ...{ mail, user_id: purchase.person?.id ?? null, language: purchase.buyer.language },
      ...{ dedupe_key: `order:${documentId}`, due_at: bulk.instant(paidAt), state: 'sent' },
      sent_at: bulk.instant(paidAt + 4000),
    })
  }

  function mailNameOf(sold: Sold) {
    if (isByLink(sold)) return 'linkPaid'
    if (sold.kind === 'renewal') return 'renewed'
    if (isItemKey(sold.productKey)) return 'itemBought'
    return isAnalysis(sold.productKey) ? 'analysis' : 'paid'
  }

  function peopleIn(sold: Sold) {
    const facts = orderedFacts(sold.productKey)
    return 'people' in facts ? peopleOf(dice, sold, facts.people) : null
  }

  for (const purchase of purchases) await writeOrder(purchase)
  return idOf
}
