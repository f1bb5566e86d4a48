import {
  amount,
  type Inserts,
  isFailed,
  isFree,
  isGift,
  isMonth,
  isPaid,
  isRefunded,
  people,
} from './inserts'

/** Writes the orders: ten per member. */
export async function addOrders({ add, json, start, end, paidUntil, failed }: Inserts) {
  const product = `CASE WHEN ${isFree} OR ${isRefunded} THEN 'analysis-short' ELSE 'premium-month' END`
  const state = `CASE WHEN ${isFailed} THEN 'failed' WHEN ${isRefunded} THEN 'refunded' ELSE 'fulfilled' END`
  const wish = `'{"giverName":"B","recipientName":"A","recipientEmail":"a' || i || '@people.example","deliverOn":"2025-01-01"}'`
  const names = (text: string) => `CASE WHEN ${isFailed} AND u % 60 < 30 THEN ${text} END`

  await add(
    'up_users',
    {
      id: 'u',
      username: `'many-' || u`,
      email: `'many-' || u || '@people.example'`,
      provider: `'local'`,
      password: `'x'`,
      confirmed: 'TRUE',
      blocked: 'FALSE',
      news_letter: 'FALSE',
      is_two_step_registered: 'FALSE',
      is_paid_user: 'TRUE',
      paid_user_expire: paidUntil,
      plan: `'monthly'`,
      subscription_id: `'sub_' || u`,
      subscription_canceled: 'FALSE',
      is_admin: 'FALSE',
      picture: `'picture' || u`,
    },
    'k = 0',
  )
  await add('orders', {
    id: 'i',
    user_id: 'u',
    kind: `CASE WHEN k BETWEEN 1 AND 5 THEN 'renewal' ELSE 'checkout' END`,
    state,
    product_key: product,
    product_name: product,
    currency: `'huf'`,
    price: '300000',
    discount: `CASE WHEN ${isFree} THEN 300000 ELSE 0 END`,
    amount,
    refunded_amount: `CASE WHEN ${isRefunded} THEN 300000 ELSE 0 END`,
    user_coupon_id: `CASE WHEN ${isFree} THEN i - 6 END`,
    people: json(`CASE WHEN ${isFree} OR ${isRefunded} THEN ${people} ELSE ${names(people)} END`),
    gift: json(`CASE WHEN ${isGift} THEN ${wish} ELSE ${names(wish)} END`),
    buyer_email: `CASE WHEN ${isPaid} OR u % 60 < 30 THEN 'many-' || u || '@people.example' END`,
    language: `'hun'`,
    session_id: `CASE WHEN k NOT BETWEEN 1 AND 6 THEN 'cs_' || i END`,
    session_expires_at: `CASE WHEN k NOT BETWEEN 1 AND 6 THEN ${start} END`,
    subscription_id: `CASE WHEN ${isMonth} THEN 'sub_' || u END`,
    payment_intent_id: `CASE WHEN ${isPaid} AND NOT (${isFree}) THEN 'pi_' || i END`,
    invoice_id: `CASE WHEN ${isMonth} THEN 'in_' || i END`,
    period_start: `CASE WHEN ${isMonth} THEN ${start} END`,
    period_end: `CASE WHEN ${isMonth} THEN ${end} END`,
    paid_at: `CASE WHEN ${isPaid} THEN ${start} END`,
    fulfilled_at: `CASE WHEN ${isPaid} THEN ${start} END`,
    failed_at: `CASE WHEN ${isFailed} THEN ${failed} END`,
  })
}
