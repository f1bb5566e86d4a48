import type { ProductKey, Quote } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { activeCampaign } from '../campaigns/active-campaign'
import { findProduct } from '../catalogue/find-product'
import { discountOf } from '../coupons/discount-of'
import { findUsableCoupon } from '../coupons/find-usable-coupon'
import { endOf, startOf } from '../entitlements/fold-terms'
import { standingOf } from '../entitlements/standing'
import { AppError } from '../lib/app-error'
import { now } from '../lib/clock'
import { env } from '../lib/env'
import { tierOf } from '../users/tier'
import type { UserRow } from '../users/user-row'
import { nextChargeOf } from './next-charge'
import { requireMayBuy } from './require-may-buy'
import { findLiving, owingStates } from './subscription-row'

type Wish = {
  user: UserRow | undefined
  product: ProductKey
  coupon: string | undefined
  isGift: boolean
  /** Only a price is asked for: a payment that was begun with the coupon does not matter. */
  isQuote?: boolean
}

/** What of somebody decides about what they may buy. */
const buyerOf = async (strapi: Core.Strapi, user: UserRow | undefined, at: Date) => ({
  tier: tierOf(user, at),
  isSubscribed: user !== undefined && (await findLiving(strapi, user.id)) !== undefined,
  standing: await standingOf(strapi, user, at),
})

/** What a checkout would cost, and why it may be had; prices are the catalogue's alone. Writes nothing. */
export async function makeOffer(strapi: Core.Strapi, wish: Wish) {
  const { user, product, coupon, isGift, isQuote = false } = wish
  const at = now()
  const found = await findProduct(strapi, product)
  const campaign = await activeCampaign(strapi, env.LANGUAGE, at)
  const campaignProduct = campaign?.product
  requireMayBuy({ product, isGift, campaignProduct, ...(await buyerOf(strapi, user, at)) })
  const price = found.price
  const who = { userId: user?.id ?? null, email: user?.email ?? null }
  const wanted = { ...who, product, isGift, at, mayBeReserved: isQuote }
  const usable = coupon && (await findUsableCoupon(strapi, { ...wanted, code: coupon }))
  const discount = usable ? discountOf(usable, { key: product, price }) : { ...price, amount: 0 }
  const isOfCampaign = !isGift && campaign?.product === product
  return {
    product: found,
    price,
    discount,
    total: { ...price, amount: price.amount - discount.amount },
    /** Paid again and again; a gift never is. */
    isRenewing: found.kind === 'subscription' && !isGift,
    campaignId: isOfCampaign ? (campaign?.id ?? null) : null,
  }
}

export type Offer = Awaited<ReturnType<typeof makeOffer>>

type Again = { user: UserRow | undefined; offer: Offer; isGift: boolean }

/** The same question about who may buy, with the user's row held: another tab may have been paid meanwhile. */
export async function requireStillMayBuy(strapi: Core.Strapi, { user, offer, isGift }: Again) {
  const { key: product } = offer.product
  const buyer = await buyerOf(strapi, user, now())
  // Of a campaign that ended since the offer its place is asked for next.
  requireMayBuy({ product, isGift, campaignProduct: product, ...buyer })
}

/** What the payment page tells before one pays. */
export async function quoteOf(strapi: Core.Strapi, { offer, user, isGift }: Again): Promise<Quote> {
  const { price, discount, total, isRenewing, product } = offer
  const startsAt =
    product.months && !isGift
      ? startOf({ from: now() }, user?.paidUserExpire ? new Date(user.paidUserExpire) : null)
      : null
  const length = { months: product.months, days: null, seconds: null }
  const endsAt = startsAt && endOf(length, startsAt)
  return {
    price,
    discount,
    total,
    renewal: isRenewing ? price : null,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    nextCharge: user && endsAt ? await chargedBehind(strapi, user, endsAt) : null,
  }
}

/** When a subscription that renews is charged next, if all that its user has ended then. */
async function chargedBehind(strapi: Core.Strapi, user: UserRow, paidUntil: Date) {
  const living = await findLiving(strapi, user.id)
  if (!living || living.cancelAtPeriodEnd || owingStates.includes(living.status)) return null
  return (await nextChargeOf(strapi, living, { paidUntil, at: now() })).toISOString()
}

/** POST /payment/quote and checkout refuse in the same way; whoever is nobody may only give. */
export function requireBuyer(user: UserRow | undefined, isGift: boolean) {
  if (!user && !isGift) throw new AppError('notAuthorized')
}
