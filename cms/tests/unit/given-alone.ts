import type { Core } from '@strapi/strapi'
import {
  type EntitlementRow,
  entitlementUid,
} from '../../src/commerce/entitlements/entitlement-row'
import { type GiftRow, giftUid } from '../../src/commerce/gifts/gift-row'
import { type OrderRow, orderUid } from '../../src/commerce/orders/order-row'
import { type UserRow, userUid } from '../../src/members/users/user-row'

const month: Partial<OrderRow> = {
  kind: 'checkout',
  state: 'paid',
  productKey: 'premium-month',
  productName: 'Prémium havi',
  currency: 'huf',
  price: 300_000,
  discount: 0,
  amount: 300_000,
  refundedAmount: 0,
  language: 'hun',
}

const year: Partial<GiftRow> = {
  token: 'secret',
  productKey: 'premium-year',
  giverName: 'Béla',
  recipientName: 'Ágnes',
  deliverAt: '2026-03-01T07:00:00.000Z',
  claimUntil: '2026-05-30T21:59:59.000Z',
  state: 'delivered',
}

/** Inserts rows as the product writes them, with the test's changes, into a database without Strapi. */
export function givenAlone({ db }: Core.Strapi) {
  let people = 0
  return {
    user: (more: Partial<UserRow> = {}): Promise<UserRow> => {
      people += 1
      const email = `person${people}@people.example`
      return db.query(userUid).create({ data: { email, firstName: 'Ágnes', ...more } })
    },
    order: (more: Partial<OrderRow> = {}): Promise<OrderRow> =>
      db.query(orderUid).create({ data: { ...month, ...more } }),
    gift: (more: Partial<GiftRow> & { orderId: number }): Promise<GiftRow> =>
      db.query(giftUid).create({ data: { ...year, ...more } }),
    userNow: (id: number): Promise<UserRow> => db.query(userUid).findOne({ where: { id } }),
    /** All entitlements, the oldest first. */
    entitlements: (): Promise<EntitlementRow[]> =>
      db.query(entitlementUid).findMany({ orderBy: { id: 'asc' } }),
    /** Queued e-mails with their data. */
    mails: () =>
      db.query('api::outgoing-mail.outgoing-mail').findMany({
        orderBy: { id: 'asc' },
        select: ['mail', 'recipient', 'userId', 'data', 'dedupeKey'],
      }),
    rows: (uid: string) => db.query(uid).findMany({ orderBy: { id: 'asc' } }),
  }
}
