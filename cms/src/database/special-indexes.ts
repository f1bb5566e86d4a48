import type { Core } from '@strapi/strapi'
import { contentTypes } from '../lib/content-types'

/** A column in braces may be empty, and its empty rows come first, as they do in SQLite by themselves. */
type Index = { name: string; isUnique?: true; isOfPostgres?: true; on: string }

/** What the lists of the back office are sorted by; each order ends with the user's number. */
const listIndexes: readonly Index[] = [
  ...['name_key', 'joined_at', 'orders', 'spent_huf', 'spent_gbp', '{last_seen_at}'],
  ...['{paid_user_expire}'],
].map((column) => ({
  name: `user_facts_by_${column.replace(/[{}]/g, '')}`,
  on: `user_facts (${column}, user_id)`,
}))

/**
 * What the `indexes` of a schema cannot say: a condition, a direction, a function. Everything else stands
 * there.
 */
export const specialIndexes: readonly Index[] = [
  // One account an address, however it is written.
  { name: 'up_users_email_unique', isUnique: true, on: 'up_users (lower(email))' },
  {
    name: 'up_users_paid_user_expire',
    on: 'up_users (paid_user_expire) WHERE paid_user_expire IS NOT NULL',
  },
  // Every order of a list of saved dates, forwards or backwards, without those that were deleted.
  {
    name: 'registered_dates_by_name',
    on: 'registered_dates (user_id, search_name, id DESC) WHERE deleted_at IS NULL',
  },
  {
    name: 'registered_dates_by_date',
    on: 'registered_dates (user_id, date, id DESC) WHERE deleted_at IS NULL',
  },
  {
    name: 'registered_dates_by_group',
    on: 'registered_dates (user_id, group_key, search_name, id DESC) WHERE deleted_at IS NULL',
  },
  {
    name: 'registered_dates_deleted',
    on: 'registered_dates (deleted_at) WHERE deleted_at IS NOT NULL',
  },
  {
    name: 'orders_customer_id',
    on: 'orders (customer_id) WHERE customer_id IS NOT NULL',
  },
  // Of guests too, by whom an order is looked for.
  {
    name: 'orders_buyer_email',
    on: 'orders (buyer_email) WHERE buyer_email IS NOT NULL',
  },
  { name: 'orders_by_paid_at', on: 'orders ({paid_at}, id)' },
  // All that the figures of sales read of an order.
  {
    name: 'orders_sales',
    on: `orders (paid_at, currency, product_key, kind, state, amount, discount, refunded_amount, id, user_id)
      WHERE fulfilled_at IS NOT NULL`,
  },
  { name: 'orders_gift', on: 'orders (id) WHERE gift IS NOT NULL' },
  { name: 'coupons_by_valid_from', on: 'coupons ({valid_from}, id)' },
  { name: 'coupons_by_valid_until', on: 'coupons ({valid_until}, id)' },
  { name: 'coupons_by_uses', on: 'coupons (uses, id)' },
  { name: 'coupons_by_batch', on: 'coupons ({batch}, id)' },
  { name: 'orders_free', on: 'orders (created_at, id) WHERE amount = 0' },
  // Which subscriptions were ever paid for.
  {
    name: 'orders_subscription_paid',
    on: 'orders (subscription_id) WHERE paid_at IS NOT NULL',
  },
  {
    name: 'user_coupons_order_id',
    on: 'user_coupons (order_id) WHERE order_id IS NOT NULL',
  },
  {
    name: 'coupons_owner',
    on: 'coupons (owner_user_id, source) WHERE owner_user_id IS NOT NULL',
  },
  {
    name: 'gifts_claimed_by_user_id',
    on: 'gifts (claimed_by_user_id) WHERE claimed_by_user_id IS NOT NULL',
  },
  // What was never paid and says whom it was for, until that is forgotten.
  {
    name: 'orders_unpaid',
    on: `orders (failed_at) WHERE state = 'failed'
      AND (gift IS NOT NULL OR people IS NOT NULL OR billing IS NOT NULL OR buyer_email IS NOT NULL)`,
  },
  {
    name: 'gifts_recipients',
    on: 'gifts (claim_until) WHERE recipient_email IS NOT NULL',
  },
  ...listIndexes,
  {
    name: 'user_facts_paying',
    on: 'user_facts (paying_state, user_id) WHERE paying_state IS NOT NULL',
  },
  {
    name: 'user_facts_paying_since',
    on: 'user_facts ({paying_since}, user_id) WHERE paying_state IS NOT NULL',
  },
  {
    // With all by which premium holds, so that whoever has it no more is passed over within the index.
    name: 'user_facts_holding',
    on: `user_facts (plan, paid_user_expire, user_id, is_paid_user, subscription_id, paying_state)
      WHERE plan IS NOT NULL`,
  },
  // Narrowed by anything, or by words: read whole, and narrower than the table. The number is first, so that neither is
  // taken for an order.
  {
    name: 'user_facts_filters',
    on: `user_facts (user_id, news_letter, confirmed, blocked, is_admin, plan, paying_state, is_paid_user,
      subscription_id, paid_user_expire, character, form_id, orders, spent_huf, spent_gbp, bought, joined_at,
      last_seen_at)`,
  },
  { name: 'user_facts_search', on: 'user_facts (user_id, search_text)' },
  // Counted by: as narrow as may be.
  { name: 'user_facts_bought', on: 'user_facts (bought)' },
  {
    name: 'user_facts_tier',
    on: 'user_facts (is_paid_user, subscription_id, paying_state, paid_user_expire)',
  },
  // By their beginnings, for which PostgreSQL else reads all, as letters of a language are no bytes.
  {
    name: 'orders_buyer_email_begins',
    on: 'orders (buyer_email text_pattern_ops) WHERE buyer_email IS NOT NULL',
    isOfPostgres: true,
  },
  { name: 'coupons_code_begins', on: 'coupons (code text_pattern_ops)', isOfPostgres: true },
]

/** No two drafts of one language, and no two published entries, share their key. */
const keyIndexes = ({ db }: Core.Strapi): Index[] =>
  contentTypes.flatMap(({ uid, unique }) => {
    if (!unique) return []
    const { tableName, attributes } = db.metadata.get(uid)
    const attribute = attributes[unique]
    const column = attribute && 'columnName' in attribute ? attribute.columnName : unique
    return (['draft', 'published'] as const).map((state) => ({
      name: `${tableName}_${column}_${state}_unique`,
      isUnique: true,
      on: `${tableName} (${column}, locale) WHERE published_at IS ${state === 'draft' ? '' : 'NOT '}NULL`,
    }))
  })

/** Not a migration: on a fresh database those run before the tables exist. */
export async function ensureSpecialIndexes(strapi: Core.Strapi) {
  const isPostgres = strapi.db.dialect.client === 'postgres'
  const emptyFirst = isPostgres ? '$1 NULLS FIRST' : '$1'
  for (const { name, isUnique, isOfPostgres, on } of [...specialIndexes, ...keyIndexes(strapi)]) {
    if (isOfPostgres && !isPostgres) continue
    const kind = isUnique ? 'UNIQUE INDEX' : 'INDEX'
    const sql = on.replace(/\{(\w+)\}/g, emptyFirst)
    await strapi.db.connection.raw(`CREATE ${kind} IF NOT EXISTS ?? ON ${sql}`, [name])
  }
}
