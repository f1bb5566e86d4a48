import { isLongGift, type NewCoupons } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { couponTable, couponUid } from '../../../coupons/coupon-row'
import { newCode } from '../../../coupons/new-code'
import { lockTable } from '../../../database/lock-table'
import { AppError, fieldError } from '../../../lib/app-error'
import { newDocumentId, newRow } from '../../../lib/new-row'
import { writeAct } from '../../log/write-act'
import { couponFacts } from './coupon-facts'
import { freeProducts } from './free-products'

type Wish = { admin: number; wish: NewCoupons }

/** Rows of one statement: SQLite takes no more than 500. */
const rowsAtOnce = 250

/**
 * Coupons as an admin wishes for them: one with a code that somebody thought of, or a batch. The look and the writing
 * are one transaction that holds the table: of the same sent twice at once the second is refused. Throws couponFree,
 * couponDays, endsBeforeItBegins, couponCodeTaken, couponBatchTaken.
 */
export async function makeCoupons(strapi: Core.Strapi, { admin, wish }: Wish) {
  const { code, count, batch, reason, isConfirmed, ...facts } = wish
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
    await writeAct(strapi, {
      admin,
      act: 'makeCoupons',
      subject: { kind: 'coupon', id: code === undefined ? (batch ?? '') : (ids[0] ?? '') },
      after: { ...facts, code, batch, count, free },
      reason,
    })
    return { batch: batch ?? null, codes }
  })
}

/** Texts of a form in order may be none in time, where the clocks are put forward. */
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
    is_off: false,
    batch: batch ?? null,
    source: 'editor',
  }
}
