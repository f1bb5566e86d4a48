import type { Core } from '@strapi/strapi'
import { contentTypes } from '../lib/content-types'
import { buildIndex, dropIndex, indexNames } from './build-index'

/** A column in braces is nullable, with nulls first, as SQLite sorts by default. */
type Index = { name: string; isUnique?: true; only?: 'postgres' | 'sqlite'; on: string }

/** Sort columns of the back office's lists; each order ends with the user id. */
const listIndexes: readonly Index[] = [
  ...['name_key', 'joined_at', 'orders', 'spent_huf', 'spent_gbp', '{last_seen_at}'],
  ...['{paid_user_expire}'],
].map((column) => ({
  name: `user_facts_by_${column.replace(/[{}]/g, '')}`,
  on: `user_facts (${column}, user_id)`,
}))

/** Sort columns of the lists of a plan, with every column that decides about premium: expired users are skipped within. */
const planIndexes: readonly Index[] = [
  'paid_user_expire',
  'charge_amount',
  'next_charge_at',
  'paying_since',
].map((column) => ({
  name: `user_facts_of_plan_by_${column}`,
  on: `user_facts (plan, {${column}}, user_id, is_paid_user, subscription_id, paying_state${
    column === 'paid_user_expire' ? '' : ', paid_user_expire'
  }) WHERE plan IS NOT NULL`,
}))

/** The columns of users that decide about a filter. */
const filtered = `news_letter, confirmed, blocked, admin_role, plan, paying_state, is_paid_user, subscription_id,
  paid_user_expire, character, form_id, orders, spent_huf, spent_gbp, bought, last_seen_at, referral, friends, birth_day`

/** Sort columns of calculated dates. */
const calculatedIndexes: readonly Index[] = ['line', '{birth}', '{character}', '{vital}'].map(
  (column) => ({
    name: `calculated_dates_by_${column.replace(/[{}]/g, '')}`,
    on: `calculated_dates (${column}, id)`,
  }),
)

/**
 * Indexes that a schema's `indexes` cannot express: a condition, a direction, a function. All others are defined in the
 * schemas.
 */
export const specialIndexes: readonly Index[] = [
  // One account per address, ignoring case.
  { name: 'up_users_email_unique', isUnique: true, on: 'up_users (lower(email))' },
  {
    name: 'up_users_paid_user_expire',
    on: 'up_users (paid_user_expire) WHERE paid_user_expire IS NOT NULL',
  },
  // Every sort order of a list of saved dates, in both directions, without deleted ones.
  {
    name: 'registered_dates_by_sort_key',
    on: 'registered_dates (user_id, sort_key, id DESC) WHERE deleted_at IS NULL',
  },
  {
    name: 'registered_dates_by_date',
    on: 'registered_dates (user_id, date, id DESC) WHERE deleted_at IS NULL',
  },
  {
    name: 'registered_dates_by_group_and_key',
    on: 'registered_dates (user_id, group_key, sort_key, id DESC) WHERE deleted_at IS NULL',
  },
  // How many were added lately.
  {
    name: 'registered_dates_by_created_at',
    on: 'registered_dates (created_at) WHERE deleted_at IS NULL',
  },
  // All tasks except those of e-mails, in the order of the list.
  { name: 'tasks_by_due_at', on: `tasks (due_at, id) WHERE kind <> 'sendLetter'` },
  // The next e-mails to a group.
  {
    name: 'outgoing_mails_planned',
    on: `outgoing_mails (template_id, due_at, id) WHERE state = 'planned'`,
  },
  { name: 'outgoing_mails_by_sent_at', on: `outgoing_mails (sent_at) WHERE state = 'sent'` },
  // How many of each were sent lately, grouped in the order of the index and read from it alone.
  {
    name: 'outgoing_mails_sent_of',
    on: `outgoing_mails (mail, sequence_step, template_id, sent_at) WHERE state = 'sent'`,
  },
  // How many an address got from lists within a week.
  {
    name: 'outgoing_mails_listed',
    on: 'outgoing_mails (list_mark, listed_at) WHERE list_mark IS NOT NULL',
  },
  {
    name: 'registered_dates_deleted',
    on: 'registered_dates (deleted_at) WHERE deleted_at IS NOT NULL',
  },
  {
    name: 'orders_customer_id',
    on: 'orders (customer_id) WHERE customer_id IS NOT NULL',
  },
  // Also finds orders of guests.
  {
    name: 'orders_buyer_email',
    on: 'orders (buyer_email) WHERE buyer_email IS NOT NULL',
  },
  { name: 'orders_by_paid_at', on: 'orders ({paid_at}, id)' },
  // Buyers between two days: members, and guests, who are few.
  {
    name: 'orders_of_members',
    on: `orders (currency, user_id, paid_at)
      WHERE fulfilled_at IS NOT NULL AND amount > 0 AND user_id IS NOT NULL`,
  },
  {
    name: 'orders_of_guests',
    on: `orders (paid_at, currency, buyer_email, id)
      WHERE fulfilled_at IS NOT NULL AND amount > 0 AND user_id IS NULL`,
  },
  // The list of guests' payments.
  {
    name: 'orders_by_guests',
    on: `orders (created_at, id)
      WHERE user_id IS NULL AND (gift IS NOT NULL OR pay_link_id IS NOT NULL)`,
  },
  // Orders of a payment link.
  {
    name: 'orders_of_pay_links',
    on: `orders (pay_link_id, currency, amount, refunded_amount)
      WHERE pay_link_id IS NOT NULL AND fulfilled_at IS NOT NULL`,
  },
  // Revenue of a course or an e-book.
  {
    name: 'orders_of_products',
    on: 'orders (product_key, currency, amount, refunded_amount) WHERE fulfilled_at IS NOT NULL',
  },
  { name: 'orders_gift', on: 'orders (id) WHERE gift IS NOT NULL' },
  { name: 'referral_codes_by_created_at', on: 'referral_codes (created_at, id)' },
  {
    name: 'referrals_paid_order_id',
    on: 'referrals (paid_order_id) WHERE paid_order_id IS NOT NULL',
  },
  { name: 'coupons_by_valid_from', on: 'coupons ({valid_from}, id)' },
  { name: 'coupons_by_valid_until', on: 'coupons ({valid_until}, id)' },
  { name: 'coupons_by_used', on: 'coupons ({used}, id)' },
  { name: 'scheduled_emails_by_send_at', on: 'scheduled_emails ({send_at}, id)' },
  { name: 'scheduled_emails_by_ended_at', on: 'scheduled_emails ({ended_at}, id)' },
  { name: 'short_links_by_valid_until', on: 'short_links ({valid_until}, id)' },
  {
    name: 'coupons_batch_words',
    on: 'coupons (batch_words) WHERE batch_words IS NOT NULL',
  },
  { name: 'user_coupons_reserved', on: `user_coupons (coupon_id) WHERE state = 'reserved'` },
  { name: 'coupons_by_batch', on: 'coupons ({batch}, id)' },
  { name: 'orders_free', on: 'orders (created_at, id) WHERE amount = 0' },
  // Which subscriptions were ever paid.
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
  // Unpaid orders that still contain a recipient.
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
  ...calculatedIndexes,
  {
    name: 'user_facts_paying',
    on: 'user_facts (paying_state, user_id) WHERE paying_state IS NOT NULL',
  },
  {
    name: 'user_facts_paying_since',
    on: 'user_facts ({paying_since}, user_id) WHERE paying_state IS NOT NULL',
  },
  ...planIndexes,
  // For any filter: scanned whole, as it is narrower than the table; on PostgreSQL only the days of joining, if they are
  // filtered too. On SQLite the user id is first, so that neither of the two indexes is chosen for sorting.
  {
    name: 'user_facts_filters_of_joined',
    on: `user_facts (joined_at, user_id, ${filtered})`,
    only: 'postgres',
  },
  {
    name: 'user_facts_all_filters',
    on: `user_facts (user_id, ${filtered}, joined_at)`,
    only: 'sqlite',
  },
  // PostgreSQL has its own index of words (database/word-index), and would use this one instead.
  {
    name: 'user_facts_words_of_joined',
    on: 'user_facts (user_id, search_text, placed, joined_at)',
    only: 'sqlite',
  },
  // Results of each registration form, and counts of users by kind, in one scan each.
  {
    name: 'user_facts_forms',
    on: 'user_facts (form_id, confirmed, orders, spent_huf, spent_gbp) WHERE form_id IS NOT NULL',
  },
  {
    name: 'user_facts_nature',
    on: 'user_facts (side, "leading", quietest, strongest, character)',
  },
  {
    name: 'user_facts_levels_above',
    on: 'user_facts (level_crown, level_third_eye, level_throat, level_heart)',
  },
  {
    name: 'user_facts_levels_below',
    on: 'user_facts (level_solar_plexus, level_sacral, level_root)',
  },
  // Users by the days of their cycles, with what decides whether they get an e-mail: read alone.
  {
    name: 'user_facts_birth_day',
    on: 'user_facts (birth_day, user_id, news_letter, confirmed, blocked)',
  },
  {
    name: 'up_users_referral_source',
    on: 'up_users (referral_source) WHERE referral_source IS NOT NULL',
  },
  // For counting: as narrow as possible.
  { name: 'user_facts_bought', on: 'user_facts (bought)' },
  {
    name: 'user_facts_tier',
    on: 'user_facts (is_paid_user, subscription_id, paying_state, paid_user_expire)',
  },
  // By prefix: PostgreSQL cannot use a collated index for that, and would read all rows.
  {
    name: 'orders_buyer_email_begins',
    on: 'orders (buyer_email text_pattern_ops) WHERE buyer_email IS NOT NULL',
    only: 'postgres',
  },
  { name: 'coupons_code_begins', on: 'coupons (code text_pattern_ops)', only: 'postgres' },
]

/** Unique keys: among the drafts of one locale, and among its published entries. */
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

/** Indexes of older versions that were replaced. */
const obsolete = [
  'outgoing_mails_sent',
  'orders_sales',
  'user_facts_filters',
  'user_facts_holding',
  'user_facts_words_of',
  'user_facts_search',
  'registered_dates_by_name',
  'registered_dates_by_group',
]

/**
 * Builds the missing indexes and drops those that were replaced. Not a migration: on a fresh database those run before
 * the tables exist. An index with another definition needs another name; the old one is dropped last.
 */
export async function ensureSpecialIndexes(strapi: Core.Strapi) {
  const { client } = strapi.db.dialect
  const emptyFirst = client === 'postgres' ? '$1 NULLS FIRST' : '$1'
  const known = await indexNames(strapi)
  const all = [...specialIndexes, ...keyIndexes(strapi)]
  const isFor = ({ only }: Index) => only === undefined || only === client
  for (const { on, ...index } of all.filter(isFor))
    if (!known.has(index.name))
      await buildIndex(strapi, { ...index, on: on.replace(/\{(\w+)\}/g, emptyFirst) })
  const others = all.flatMap((index) => (isFor(index) ? [] : [index.name]))
  for (const name of [...obsolete, ...others]) if (known.has(name)) await dropIndex(strapi, name)
}
