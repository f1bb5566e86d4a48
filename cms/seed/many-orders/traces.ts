import { daySeconds, type Inserts, isGift, isPaid } from './inserts'

/** Writes the other rows of a year of payments: subscriptions, e-mails, tasks and sessions. */
export async function addTraces({ add, now, start, paidUntil }: Inserts) {
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
    // Older ones are deleted.
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
}
