import type { Core } from '@strapi/strapi'

/** What is looked up while somebody waits, or by a job every few minutes, is found without a search. */
const indexes = [
  ['orders', 'user_id', 'state'],
  ['orders', 'state', 'updated_at'],
  ['orders', 'payment_intent_id'],
  ['orders', 'subscription_id'],
  ['orders', 'document_id'],
  ['premium_terms', 'user_id'],
  ['subscriptions', 'user_id'],
  ['subscriptions', 'status', 'current_period_end'],
  ['stripe_events', 'state', 'due_at'],
  ['receipts', 'order_id'],
  ['receipts', 'user_id'],
] as const

export async function ensurePaymentIndexes({ db: { connection } }: Core.Strapi) {
  for (const [table, ...columns] of indexes) {
    const places = columns.map(() => '??').join(', ')
    const name = [table, ...columns].join('_')
    await connection.raw(`CREATE INDEX IF NOT EXISTS ?? ON ?? (${places})`, [
      name,
      table,
      ...columns,
    ])
  }
}
