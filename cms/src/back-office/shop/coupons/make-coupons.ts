import { isLongGift, type NewCoupons, normalizeText } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { listProducts } from '../../../commerce/catalogue/find-product'
import { couponTable, couponUid } from '../../../commerce/coupons/coupon-row'
import { discountOf } from '../../../commerce/coupons/discount-of'
import { newCode } from '../../../commerce/coupons/new-code'
import { fits } from '../../../commerce/coupons/require-fits'
import { lockTable } from '../../../platform/database/lock-table'
import { AppError, fieldError } from '../../../platform/lib/app-error'
import { newDocumentId, newRow } from '../../../platform/lib/new-row'
import { recordAction } from '../../log/record-action'
import { type CouponWish, couponFacts } from './coupon-facts'

/** Any user with an account. */
const member = { userId: 1 }

/** The products that a coupon would make free, at current prices. */
async function freeProducts(strapi: Core.Strapi, wish: CouponWish) {
  const coupon = couponFacts(wish)
  const isGift = coupon.giftOnly
  return (await listProducts(strapi))
    .filter(({ key: product }) => fits(coupon, { ...member, product, isGift }))
    .filter(({ key, price }) => discountOf(coupon, { key, price }).amount === price.amount)
    .map(({ key }) => key)
}

type Wish = { admin: number; wish: NewCoupons }

/** Rows per statement: SQLite takes at most 500. */
const rowsAtOnce = 250

/**
 * Creates coupons for an admin: one with a chosen code, or a batch. Check and writing are one transaction that locks
 * the table: of the same request sent twice at once the second is refused. Throws couponFree, couponDays,
 * endsBeforeItBegins, couponCodeTaken, couponBatchTaken.
 */
export async function makeCoupons(strapi: Core.Strapi, { admin, wish }: Wish) {
  const { code, count, batch, reason, isConfirmed, ...given } = wish
  const facts = { ...given, maxUses: maxUsesOf(wish) }
  requireSpan(facts)
  if (isLongGift(facts) && !isConfirmed) throw fieldError('couponDays', 'isConfirmed')
  const free = await freeProducts(strapi, facts)
  if (free.length > 0 && !isConfirmed) throw fieldError('couponFree', 'isConfirmed')
  const codes = code === undefined ? newCodes(count ?? 1) : [code]
  const ids = codes.map(newDocumentId)
  return strapi.db.transaction(async ({ trx }) => {
    await lockTable(strapi, couponTable)
    await requireNew(strapi, wish)
    const columns = columnsOf(facts, batch)
    const rows = codes.map((one, place) => ({
      ...newRow(),
      ...columns,
      document_id: ids[place],
      code: one,
    }))
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await trx(couponTable).insert(rows.slice(from, from + rowsAtOnce))
    }
    await recordAction(strapi, {
      admin,
      act: 'makeCoupons',
      subject: { kind: 'coupon', id: code === undefined ? (batch ?? '') : (ids[0] ?? '') },
      after: { ...facts, code, batch, count, free },
      reason,
    })
    return { batch: batch ?? null, codes }
  })
}

/** A code of a batch has one use, unless more were requested. */
const maxUsesOf = ({ maxUses, count }: NewCoupons) =>
  maxUses ?? (count === undefined ? undefined : 1)

/** Local times in order may be equal instants when the clocks are put forward. */
function requireSpan(wish: Parameters<typeof couponFacts>[0]) {
  const { validFrom, validUntil } = couponFacts(wish)
  if (validFrom && validUntil && validUntil <= validFrom)
    throw fieldError('endsBeforeItBegins', 'validUntil')
}

function newCodes(count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(newCode())
  return [...codes]
}

async function requireNew({ db }: Core.Strapi, { code, count, batch }: NewCoupons) {
  const coupons = db.query(couponUid)
  if (code !== undefined && (await coupons.count({ where: { code } })) > 0) {
    throw new AppError('couponCodeTaken')
  }
  if (count !== undefined && (await coupons.count({ where: { batch } })) > 0) {
    throw new AppError('couponBatchTaken')
  }
}

function columnsOf(wish: Parameters<typeof couponFacts>[0], batch: string | undefined) {
  const facts = couponFacts(wish)
  return {
    kind: facts.kind,
    days: facts.days,
    percent: facts.percent,
    amount_huf: facts.amountHuf,
    amount_gbp: facts.amountGbp,
    free_product: facts.freeProduct,
    products: JSON.stringify(facts.products),
    gift_only: facts.giftOnly,
    first_purchase: facts.firstPurchase,
    valid_from: facts.validFrom,
    valid_until: facts.validUntil,
    max_uses: facts.maxUses,
    max_per_user: facts.maxPerUser,
    uses: 0,
    used: 0,
    revoked: 0,
    is_off: false,
    batch: batch ?? null,
    batch_words: batch === undefined ? null : normalizeText(batch),
    source: 'editor',
  }
}
