import {
  daySeconds,
  type Inserts,
  isFree,
  isGift,
  isMonth,
  isRefunded,
  people,
  termDays,
} from './inserts'

/** Writes what orders granted: terms, coupons, analyses and gifts. */
export async function addEntitlements({ add, now, json, start }: Inserts) {
  const own = `CASE WHEN ${isRefunded} THEN 'revoked' ELSE 'active' END`
  const had = {
    user_id: 'u',
    order_id: 'i',
    own_state: own,
    state: own,
    state_since: start,
    from: start,
  }
  await add(
    'entitlements',
    {
      ...had,
      id: '2 * i',
      kind: `'term'`,
      source_key: `'order:' || i`,
      seconds: String(termDays * daySeconds),
      plan: `'monthly'`,
    },
    isMonth,
  )
  await add(
    'entitlements',
    {
      ...had,
      id: '2 * i + 1',
      kind: `'coupon'`,
      source_key: `'order:' || i || ':coupon'`,
      thing_id: 'i',
    },
    isMonth,
  )
  await add(
    'entitlements',
    {
      ...had,
      id: '2 * i',
      kind: `CASE WHEN ${isGift} THEN 'gift' ELSE 'analysis' END`,
      source_key: `'order:' || i || CASE WHEN ${isGift} THEN ':gift' ELSE ':analysis' END`,
      thing_id: 'i',
      parent_id: `CASE WHEN ${isFree} THEN 2 * (i - 6) + 1 END`,
    },
    `${isFree} OR ${isGift} OR ${isRefunded}`,
  )
  await add(
    'coupons',
    {
      id: 'i',
      code: `'MANY-' || i`,
      kind: `'freeProduct'`,
      free_product: `'analysis-short'`,
      products: json(`'[]'`),
      gift_only: 'FALSE',
      max_uses: '1',
      max_per_user: '1',
      uses: '1',
      used: 'CASE WHEN k = 0 THEN 1 ELSE 0 END',
      revoked: '0',
      owner_user_id: 'u',
      source: `'term'`,
    },
    isMonth,
  )
  await add(
    'user_coupons',
    {
      id: 'i',
      user_id: 'u',
      coupon_id: 'i',
      sequence: '1',
      state: `CASE WHEN k = 0 THEN 'used' ELSE 'open' END`,
      order_id: 'CASE WHEN k = 0 THEN i + 6 END',
      claimed_at: start,
      is_resting: 'FALSE',
    },
    isMonth,
  )
  await add(
    'analyses',
    {
      id: 'i',
      order_id: 'i',
      user_id: 'u',
      kind: `'short'`,
      state: `CASE WHEN ${isFree} THEN 'ready' ELSE 'withheld' END`,
      people: json(people),
      made_on: `'2025-01-01'`,
      engine_version: `'1'`,
      text_version: `'many'`,
      outline: json(`'{}'`),
    },
    `${isFree} OR ${isRefunded}`,
  )
  await add(
    'gifts',
    {
      id: 'i',
      order_id: 'i',
      giver_user_id: 'u',
      token: `'gift-' || i`,
      product_key: `'premium-month'`,
      giver_name: `'B'`,
      recipient_name: `'A'`,
      recipient_email: `'a' || i || '@people.example'`,
      deliver_at: start,
      claim_until: now(`${90 * daySeconds}`),
      state: `'delivered'`,
    },
    isGift,
  )
}
