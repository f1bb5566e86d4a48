import { type ProductKey, productKindFacts, type Quote } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { tierOf } from '../../../members/users/tier'
import type { UserRow } from '../../../members/users/user-row'
import { AppError } from '../../../platform/lib/app-error'
import { now } from '../../../platform/lib/clock'
import { env } from '../../../platform/lib/env'
import { activeCampaign } from '../../campaigns/active-campaign'
import { findProduct } from '../../catalogue/find-product'
import { discountOf } from '../../coupons/discount-of'
import { findUsableCoupon } from '../../coupons/find-usable-coupon'
import { discountEligibilityOf } from '../../entitlements/discount-eligibility'
import { endOf, startOf } from '../../entitlements/merge-terms'
import { isOwned } from '../../entitlements/owned-items'
import { nextChargeOf } from '../subscriptions/next-charge'
import { findLiving, owingStates } from '../subscriptions/subscription-row'
import { requireMayBuy } from './require-may-buy'
import { requireSold } from './sold-products'

type OfferRequest = {
  user: UserRow | undefined
  product: ProductKey
  coupon: string | undefined
  isGift: boolean
  /** Price request only: an unfinished payment with the coupon is ignored. */
  isQuote?: boolean
}

/** The facts about a user that decide what they may buy. */
const buyerOf = async (
  strapi: Core.Strapi,
  { user, product, at }: { user: UserRow | undefined; product: ProductKey; at: Date },
) => ({
  tier: tierOf(user, at),
  isOwned: user !== undefined && (await isOwned(strapi, { userId: user.id, product, at })),
  isSubscribed: user !== undefined && (await findLiving(strapi, user.id)) !== undefined,
  eligibility: await discountEligibilityOf(strapi, user, at),
})

/** The price of a checkout and whether it is allowed; prices come from the catalogue only. Read only. */
export async function makeOffer(strapi: Core.Strapi, request: OfferRequest) {
  const { user, product, coupon, isGift, isQuote = false } = request
  const at = now()
  const found = await findProduct(strapi, product)
  await requireSold(strapi, product)
  const campaign = await activeCampaign(strapi, env.LANGUAGE, at)
  const campaignProduct = campaign?.product
  requireMayBuy({
    product,
    isGift,
    campaignProduct,
    ...(await buyerOf(strapi, { user, product, at })),
  })
  const price = found.price
  const isReduced = found.was !== null
  const holder = { userId: user?.id ?? null, email: user?.email ?? null }
  const wanted = {
    ...{ ...holder, product, isGift, isReduced, at },
    mayBeReserved: isQuote,
  }
  const usable = coupon && (await findUsableCoupon(strapi, { ...wanted, code: coupon }))
  const discount = usable ? discountOf(usable, { key: product, price }) : { ...price, amount: 0 }
  const isOfCampaign = isReduced || (!isGift && campaign?.product === product)
  return {
    product: found,
    price,
    discount,
    total: { ...price, amount: price.amount - discount.amount },
    /** Renews automatically; a gift never does. */
    isRenewing: productKindFacts(product).renews && !isGift,
    campaignId: isOfCampaign ? (campaign?.id ?? null) : null,
  }
}

export type Offer = Awaited<ReturnType<typeof makeOffer>>

type OfferContext = { user: UserRow | undefined; offer: Offer; isGift: boolean }

/** Repeats the check whether the user may buy, with the row of the user locked: another tab may have paid meanwhile. */
export async function requireStillMayBuy(
  strapi: Core.Strapi,
  { user, offer, isGift }: OfferContext,
) {
  const { key: product } = offer.product
  const buyer = await buyerOf(strapi, { user, product, at: now() })
  // If the budget of the campaign was used up since the offer, `takeCampaignUse` fails next.
  requireMayBuy({ product, isGift, campaignProduct: product, ...buyer })
}

/** What the payment page shows before the payment. */
export async function quoteOf(
  strapi: Core.Strapi,
  { offer, user, isGift }: OfferContext,
): Promise<Quote> {
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
    nextCharge: user && endsAt ? await nextChargeAfter(strapi, user, endsAt) : null,
  }
}

/** The next charge of a renewing subscription, if all terms of its user end at that date. */
async function nextChargeAfter(strapi: Core.Strapi, user: UserRow, paidUntil: Date) {
  const living = await findLiving(strapi, user.id)
  if (!living || living.cancelAtPeriodEnd || owingStates.includes(living.status)) return null
  return (await nextChargeOf(strapi, living, { paidUntil, at: now() })).toISOString()
}

/** The same check for POST /payment/quote and checkout; without an account only gifts can be bought. */
export function requireBuyer(user: UserRow | undefined, isGift: boolean) {
  if (!user && !isGift) throw new AppError('notAuthorized')
}
