import type { Core } from '@strapi/strapi'

const daySeconds = 86_400
const termDays = 30
const perUser = 10

/** Expressions of SQL by column. */
type Columns = Readonly<Record<string, string>>

/** Of each ten orders `i` of a user `u`, what the one at a place `k` is. */
const isMonth = 'k < 6'
const isFree = 'k = 6'
const isGift = 'k = 7'
const isFailed = 'k = 8'
const isRefunded = 'k = 9'

const nine = '(u - 1) * 9'
const receiptNumber = `${nine} + CASE WHEN ${isMonth} THEN k + 1 WHEN ${isGift} THEN 7 ELSE 8 END`
const numberOf = (count: string) =>
  `'KRONO-2025-' || CASE WHEN ${count} < 1000000 THEN substr('00000' || (${count}), -6) ELSE '' || (${count}) END`

/**
 * Fills an empty database with orders that look right, for measurements: members who pay each month, took an analysis
 * for a coupon, gave a gift, gave something up and got something back. All in one statement a table, the same on SQLite
 * and PostgreSQL.
 */
export async function addManyOrders(strapi: Core.Strapi, wanted: number) {
  const { connection, dialect } = strapi.db
  const isPostgres = dialect.client === 'postgres'
  const orders = Math.ceil(wanted / perUser) * perUser
  const nowSeconds = Math.floor(Date.now() / 1000)
  /** An instant so many seconds (an expression) from now. */
  const now = (seconds = '0') =>
    isPostgres
      ? `(to_timestamp(${nowSeconds} + ${seconds}) AT TIME ZONE 'UTC')`
      : `((${nowSeconds} + ${seconds}) * 1000)`
  const json = (text: string) => (isPostgres ? `CAST(${text} AS jsonb)` : text)

  const began = `(0 - ${5 * termDays} - u % 29) * ${daySeconds}`
  const start = now(`${began} + k * ${termDays * daySeconds}`)
  const end = now(`${began} + (k + 1) * ${termDays * daySeconds}`)
  const paidUntil = now(`${began} + ${6 * termDays * daySeconds}`)
  const failed = now(`0 - (u % 60) * ${daySeconds}`)
  const names = (text: string) => `CASE WHEN ${isFailed} AND u % 60 < 30 THEN ${text} END`

  async function add(table: string, columns: Columns, only = 'TRUE', at = start) {
    const row: Columns = {
      document_id: `'${table}-' || i`,
      created_at: at,
      updated_at: at,
      published_at: at,
      ...columns,
    }
    const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${orders}),
      o AS (SELECT i, (i - 1) / ${perUser} + 1 AS u, (i - 1) % ${perUser} AS k FROM n)`
    const names = Object.keys(row).map((name) => `"${name}"`)
    await connection.raw(
      `${numbers} INSERT INTO ${table} (${names.join(', ')})
       SELECT ${Object.values(row).join(', ')} FROM o WHERE ${only}`,
    )
    if (isPostgres)
      await connection.raw(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT MAX(id) FROM ${table}))`,
      )
  }

  const isPaid = `NOT (${isFailed})`
  const product = `CASE WHEN ${isFree} OR ${isRefunded} THEN 'analysis-short' ELSE 'premium-month' END`
  const amount = `CASE WHEN ${isFree} THEN 0 ELSE 300000 END`
  const state = `CASE WHEN ${isFailed} THEN 'failed' WHEN ${isRefunded} THEN 'refunded' ELSE 'fulfilled' END`
  const wish = `'{"giverName":"B","recipientName":"A","recipientEmail":"a' || i || '@people.example","deliverOn":"2025-01-01"}'`
  const people = `'[{"name":"A","date":"1984-06-12"}]'`

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
  const document = {
    token: `'token-' || i`,
    billing: json(`'{}'`),
    lines: json(`'[]'`),
    currency: `'huf'`,
    issued_at: start,
    language: `'hun'`,
    order_id: 'i',
    user_id: 'u',
  }
  await add(
    'receipts',
    {
      ...document,
      number: numberOf(receiptNumber),
      kind: `'receipt'`,
      source_key: `'order:' || i`,
      amount,
    },
    `${isPaid} AND NOT (${isFree})`,
  )
  await add(
    'receipts',
    {
      ...document,
      token: `'credit-' || i`,
      number: numberOf(`${nine} + 9`),
      kind: `'credit'`,
      source_key: `'refund:re_' || i`,
      corrects_number: numberOf(`${nine} + 8`),
      amount: '-300000',
    },
    isRefunded,
  )
  await add(
    'refunds',
    {
      key: `'refund-' || i`,
      order_id: 'i',
      amount: '300000',
      state: `'counted'`,
      stripe_id: `'re_' || i`,
    },
    isRefunded,
  )
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
  await add(
    'subscriptions',
    {
      stripe_id: `'sub_' || u`,
      user_id: 'u',
      customer_id: `'cus_' || u`,
      product_key: `'premium-month'`,
      plan: `'monthly'`,
      amount: '300000',
      currency: `'huf'`,
      status: `'active'`,
      current_period_end: paidUntil,
      cancel_at_period_end: 'FALSE',
      version: '1',
    },
    'k = 0',
    now(),
  )
  await add(
    'outgoing_mails',
    {
      mail: `'paid'`,
      user_id: 'u',
      language: `'hun'`,
      dedupe_key: `'order:orders-' || i`,
      due_at: start,
      sent_at: start,
      state: `'sent'`,
    },
    // The older ones are forgotten.
    `k > 2 AND ${isPaid} AND NOT (${isGift})`,
  )
  await add(
    'tasks',
    {
      kind: `'handleEvent'`,
      key: `'handleEvent:many-' || i`,
      payload: `'{}'`,
      state: `'done'`,
      due_at: start,
      done_at: now(`0 - (i % 29) * ${daySeconds}`),
      asked: '1',
      attempts: '1',
      fence: '1',
    },
    'TRUE',
  )
  await add(
    'user_sessions',
    {
      user_id: 'u',
      token_hash: `'many-' || u`,
      remember_me: 'FALSE',
      last_seen_at: now(),
      expires_at: now(`${daySeconds}`),
    },
    'k = 0',
  )
  await connection('krono_counters').insert({
    name: 'receipt-2025',
    value: (orders / perUser) * 9,
  })
  return orders
}
