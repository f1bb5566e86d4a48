import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { escapeLike } from '../../platform/lib/escape-like'
import { orderTable } from '../orders/order-row'
import { type CouponRow, couponTable } from './coupon-row'
import { onePerson, type Spelling, spellings } from './person-mark'
import { type CouponUser, userCouponTable } from './user-coupon-row'

type Coupon = Pick<CouponRow, 'firstPurchase'>

/**
 * Throws couponFirstPurchase if the person paid before, by account or by any spelling of a guest's address
 * (decision coupon-redemption). An order fully paid by a coupon counts as a purchase.
 */
export async function requireFirst(
  strapi: Core.Strapi,
  { firstPurchase }: Coupon,
  holder: CouponUser,
) {
  if (!firstPurchase) return
  const paid = (await ordersOf(strapi, holder)).filter(({ paid_at }) => paid_at !== null)
  if (paid.length > 0) throw new AppError('couponFirstPurchase')
}

/**
 * Throws couponReserved while another unfinished payment of the person uses a first-purchase coupon: paying both would
 * use it twice. For users only the account's payments count, for guests only those of guests: otherwise anyone could
 * block a user's purchase by entering their address. In the transaction that holds the user's row.
 */
export async function requireOnlyFirst(
  strapi: Core.Strapi,
  { firstPurchase }: Coupon,
  { orderId, ...holder }: CouponUser & { orderId: number },
) {
  if (!firstPurchase) return
  const others = (await ordersOf(strapi, holder)).filter(
    ({ id, user_id, state, is_first }) =>
      id !== orderId && user_id === holder.userId && state === 'pending' && is_first,
  )
  if (others.length > 0) throw new AppError('couponReserved')
}

type Row = {
  id: number
  user_id: number | null
  buyer_email: string | null
  state: string
  paid_at: unknown
  /** With a coupon for a first purchase. */
  is_first: boolean | number | null
}

type Query = ReturnType<Core.Strapi['db']['connection']>

const inOrder = "o.buyer_email LIKE ? ESCAPE '!'"
/** Sorts after every other character. */
const last = '\u{10ffff}'

/**
 * Addresses are stored in lower case. The beginning is compared as a range, which uses an index; SQLite's LIKE does
 * not.
 */
function whereSpelling(rows: Query, { begin, end, undotted }: Spelling, isPostgres: boolean) {
  if (isPostgres) rows.whereRaw(inOrder, [`${escapeLike(begin)}%`])
  else rows.where('o.buyer_email', '>=', begin).where('o.buyer_email', '<', begin + last)
  rows.whereRaw(inOrder, [`%${escapeLike(end)}`])
  if (undotted)
    rows.whereRaw("replace(o.buyer_email, '.', '') LIKE ? ESCAPE '!'", [`${escapeLike(undotted)}%`])
}

/** All orders of a person, by account or by any spelling of their address. */
async function ordersOf({ db }: Core.Strapi, { userId, email }: CouponUser): Promise<Row[]> {
  return db.transaction(async ({ trx }) => {
    const orders = () =>
      trx(`${orderTable} as o`)
        .leftJoin(`${userCouponTable} as u`, 'u.id', 'o.user_coupon_id')
        .leftJoin(`${couponTable} as c`, 'c.id', 'u.coupon_id')
        .select('o.id', 'o.user_id', 'o.buyer_email', 'o.state', 'o.paid_at')
        .select({ is_first: 'c.first_purchase' })
    const ofAccount: Row[] = userId === null ? [] : await orders().where('o.user_id', userId)
    if (email === null) return ofAccount
    const isPostgres = db.dialect.client === 'postgres'
    const bySpelling: Row[] = await orders().where((any: Query) => {
      for (const spelling of spellings(email))
        any.orWhere((one: Query) => whereSpelling(one, spelling, isPostgres))
    })
    const person = onePerson(email)
    return [
      ...ofAccount,
      ...bySpelling.filter((row) => onePerson(row.buyer_email ?? '') === person),
    ]
  })
}
