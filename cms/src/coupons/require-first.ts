import type { Core } from '@strapi/strapi'
import { AppError } from '../lib/app-error'
import { escapeLike } from '../lib/escape-like'
import { orderTable } from '../orders/order-row'
import { type CouponRow, couponTable } from './coupon-row'
import { onePerson, type Spelling, spellings } from './person-mark'
import { type CouponUser, userCouponTable } from './user-coupon-row'

type Coupon = Pick<CouponRow, 'firstPurchase'>

/**
 * Throws couponFirstPurchase for whoever paid us before, by the account or by the address of a gift, however that is
 * spelt (decision 123). What a coupon paid whole was a purchase too.
 */
export async function requireFirst(
  strapi: Core.Strapi,
  { firstPurchase }: Coupon,
  who: CouponUser,
) {
  if (!firstPurchase) return
  const paid = (await ordersOf(strapi, who)).filter(({ paid_at }) => paid_at !== null)
  if (paid.length > 0) throw new AppError('couponFirstPurchase')
}

/**
 * Throws couponReserved while another payment that the person began has a coupon for the first one: whoever paid both
 * would have bought for the first time twice. Of a member what the account began, of a guest what guests did: nobody
 * keeps a member from buying by typing their address. In the transaction that holds the member's row.
 */
export async function requireOnlyFirst(
  strapi: Core.Strapi,
  { firstPurchase }: Coupon,
  { orderId, ...who }: CouponUser & { orderId: number },
) {
  if (!firstPurchase) return
  const others = (await ordersOf(strapi, who)).filter(
    ({ id, user_id, state, is_first }) =>
      id !== orderId && user_id === who.userId && state === 'pending' && is_first,
  )
  if (others.length > 0) throw new AppError('couponReserved')
}

type Row = {
  id: number
  user_id: number | null
  buyer_email: string | null
  state: string
  paid_at: unknown
  /** By a coupon for a first purchase. */
  is_first: boolean | number | null
}

type Query = ReturnType<Core.Strapi['db']['connection']>

const inOrder = "o.buyer_email LIKE ? ESCAPE '!'"
/** Behind every other letter. */
const last = '\u{10ffff}'

/** Addresses are kept in small letters. How they begin is looked for in an index, which SQLite's LIKE does not do. */
function spelt(rows: Query, { begin, end, undotted }: Spelling, isPostgres: boolean) {
  if (isPostgres) rows.whereRaw(inOrder, [`${escapeLike(begin)}%`])
  else rows.where('o.buyer_email', '>=', begin).where('o.buyer_email', '<', begin + last)
  rows.whereRaw(inOrder, [`%${escapeLike(end)}`])
  if (undotted)
    rows.whereRaw("replace(o.buyer_email, '.', '') LIKE ? ESCAPE '!'", [`${escapeLike(undotted)}%`])
}

/** Every order of a person, by the account or by any spelling of their address. */
async function ordersOf({ db }: Core.Strapi, { userId, email }: CouponUser): Promise<Row[]> {
  return db.transaction(async ({ trx }) => {
    const orders = () =>
      trx(`${orderTable} as o`)
        .leftJoin(`${userCouponTable} as u`, 'u.id', 'o.user_coupon_id')
        .leftJoin(`${couponTable} as c`, 'c.id', 'u.coupon_id')
        .select('o.id', 'o.user_id', 'o.buyer_email', 'o.state', 'o.paid_at')
        .select({ is_first: 'c.first_purchase' })
    const own: Row[] = userId === null ? [] : await orders().where('o.user_id', userId)
    if (email === null) return own
    const isPostgres = db.dialect.client === 'postgres'
    const alike: Row[] = await orders().where((any: Query) => {
      for (const spelling of spellings(email))
        any.orWhere((one: Query) => spelt(one, spelling, isPostgres))
    })
    const person = onePerson(email)
    return [...own, ...alike.filter((row) => onePerson(row.buyer_email ?? '') === person)]
  })
}
