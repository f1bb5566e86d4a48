import { type GiftWish, giftClaimDays, isItemKey, type Person, productFacts } from '@krono/contract'
import { base62, type Purchase } from './purchase'
import { ownStateOf, termOf } from './term-of'
import { learningWriter } from './write-learning'

const dayMs = 86_400_000

/** Row ids of a user's coupon and of its entitlement. */
export type OwnCoupon = { row: number; entitlement: number }

type Tools = Parameters<typeof learningWriter>[0] & { textVersion: string }

/** Has an engine version that no longer exists: each analysis can be composed again, and is empty until then. */
const emptyAnalysis = { engine_version: '1', outline: { people: [], chapters: [] } }

type Paid = {
  orderId: number
  paidAt: number
  people: Person[] | null
  gift: GiftWish | null
  /** The coupon that paid for it, if that came with a paid order. */
  parent: OwnCoupon | undefined
  /** The later order that uses the coupon granted by this one. */
  spentBy: number | null
}

/** Writes what a paid order grants: a gift, an item, an analysis, or a term with its coupon; returns the coupon's ids. */
export function thingWriter(tools: Tools) {
  const { bulk, dice, now, textVersion } = tools
  const { row, at } = tools.rows
  const writeLearning = learningWriter(tools)
  return async function writeThings(
    purchase: Purchase,
    paid: Paid,
  ): Promise<OwnCoupon | undefined> {
    const { orderId, paidAt } = paid
    const state = ownStateOf(purchase) ?? 'active'
    const grant = (kind: string, key: string, thing: number | null, length: object = {}) =>
      bulk.add('entitlements', {
        ...row(paidAt),
        ...{ source_key: `order:${orderId}${key}`, kind, thing_id: thing, order_id: orderId },
        ...{ user_id: purchase.person?.id ?? null, parent_id: paid.parent?.entitlement ?? null },
        ...{
          own_state: state,
          state,
          state_since: bulk.instant(paidAt),
          from: bulk.instant(paidAt),
        },
        ...{
          until: null,
          months: null,
          days: null,
          seconds: null,
          plan: null,
          item: null,
          ...length,
        },
      })
    const term = termOf(purchase)
    if (paid.gift) await grant('gift', ':gift', await writeGift(purchase, paid, paid.gift))
    else if (isItemKey(purchase.productKey)) {
      await grant('item', ':item', null, { item: purchase.productKey })
      await writeLearning(purchase)
    } else if (!term) await grant('analysis', ':analysis', await writeAnalysis(purchase, paid))
    else {
      const { months, seconds, plan } = term
      const from = bulk.instant(new Date(term.from).getTime())
      await grant('term', '', null, { months, seconds, plan, from })
      const coupon = await writeCoupon(purchase, paid)
      return { row: coupon, entitlement: await grant('coupon', ':coupon', coupon) }
    }
    return undefined
  }

  function writeAnalysis(purchase: Purchase, { orderId, paidAt, people }: Paid) {
    return bulk.add('analyses', {
      ...row(paidAt),
      ...{ order_id: orderId, user_id: purchase.person?.id ?? null, people, ...emptyAnalysis },
      ...{ kind: purchase.productKey.replace('analysis-', ''), text_version: textVersion },
      made_on: new Date(paidAt).toISOString().slice(0, 10),
      state: ownStateOf(purchase) === 'active' ? 'ready' : 'withheld',
    })
  }

  /** Writes the coupon for an analysis that comes with each paid term. */
  async function writeCoupon(purchase: Purchase, { paidAt, spentBy }: Paid) {
    const { person, productKey, state } = purchase
    const facts = productFacts(productKey)
    const userId = person?.id ?? null
    const letters = dice.text('ACDEFGHJKLMNPQRTUVWXY34679', 12)
    const isOver = state === 'refunded'
    const used = !isOver && spentBy !== null ? 1 : 0
    const couponId = await bulk.add('coupons', {
      ...row(paidAt),
      code: `K-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`,
      ...{ kind: 'freeProduct', percent: null, amount_huf: null, amount_gbp: null },
      free_product: 'coupon' in facts ? facts.coupon : null,
      ...{ products: [], gift_only: false, valid_until: null, max_uses: 1, max_per_user: 1 },
      ...{ uses: 1, used, revoked: isOver ? 1 : 0 },
      ...{ owner_user_id: userId, source: 'term', first_purchase: false, is_off: false },
      ...{ valid_from: null, batch: null, batch_words: null },
    })
    const usedAt = purchase.spentBy?.at ?? null
    return bulk.add('user_coupons', {
      ...row(paidAt, usedAt ?? paidAt),
      ...{
        user_id: userId,
        coupon_id: couponId,
        person_mark: null,
        sequence: 1,
        is_resting: isOver,
      },
      state: isOver ? 'revoked' : spentBy === null ? 'open' : 'used',
      ...{ order_id: spentBy, claimed_by_order_id: null },
      ...{ claimed_at: bulk.instant(paidAt), used_at: at(usedAt) },
    })
  }

  function writeGift(purchase: Purchase, { orderId, paidAt }: Paid, wish: GiftWish) {
    const claimUntil = paidAt + giftClaimDays * dayMs
    const isOver = claimUntil < now
    return bulk.add('gifts', {
      ...row(paidAt),
      ...{ order_id: orderId, giver_user_id: purchase.person?.id ?? null },
      ...{ token: `many${dice.text(base62, 39)}`, product_key: purchase.productKey, message: null },
      ...{ giver_name: wish.giverName, recipient_name: wish.recipientName },
      recipient_email: isOver ? null : wish.recipientEmail,
      ...{ deliver_at: bulk.instant(paidAt), claim_until: bulk.instant(claimUntil) },
      state: purchase.state === 'refunded' ? 'revoked' : isOver ? 'expired' : 'delivered',
    })
  }
}
