import { beforeEach, expect, test } from '@jest/globals'
import { itemKeyOf } from '@krono/contract'
import { addMany, type Many } from '../../seed/many/add-many'
import type { Item } from '../../seed/many/items'
import { findFaults } from '../../src/commerce/verify-money/find-faults'
import type { Course, Lesson } from '../../src/learning/courses/course'
import { databaseAlone } from './database-alone'

const strapi = databaseAlone()

// Not a table of Strapi: the helper does not empty it.
beforeEach(() => strapi.db.connection('krono_counters').delete())

const few: Many = {
  ...{ users: 400, orders: 1200, dates: 4000, emails: 2000, seed: 7 },
  ...{ items: [], at: new Date('2026-11-25T12:00:00Z'), log: () => undefined },
}

const lesson = (documentId: string, questions: number): Lesson => ({
  ...{ documentId, locale: 'hu', title: documentId, slug: documentId, summary: '', minutes: 5 },
  ...{ isFree: false, retiredAt: null, hasVideo: false, questions },
})

const course: Course = {
  ...{ documentId: 'c'.repeat(24), title: 'Tanfolyam', slug: 'tanfolyam' },
  ...{ coverDate: null, coverMotif: null, membership: 'none', isInOrder: false },
  ...{ dripDays: 0, passPercent: 70 },
  chapters: [{ title: 'Egy', lessons: [lesson('egy', 0), lesson('ketto', 0), lesson('harom', 6)] }],
}

const items: Item[] = [
  {
    ...{ key: itemKeyOf('course', course.documentId), names: { hun: 'Tanfolyam' }, course },
    prices: { huf: 990_000, gbp: 1990 },
  },
  {
    ...{ key: itemKeyOf('ebook', 'e'.repeat(24)), names: { hun: 'Könyv' }, course: undefined },
    prices: { huf: 490_000, gbp: 990 },
  },
]

const count = async (table: string, where: object = {}) => {
  const rows: unknown[] = await strapi.db.connection(table).where(where)
  return rows.length
}

/** Buyer, product, state and amounts of each order. */
const books = () =>
  strapi.db
    .connection('orders')
    .select('user_id', 'product_key', 'state', 'amount', 'refunded_amount', 'paid_at')
    .orderBy('id')

test('three years of sales have the requested numbers of rows, and no money faults', async () => {
  expect(await addMany(strapi, few)).toEqual({
    ...{ users: 400, orders: 1200, dates: 4000, emails: 2000 },
  })
  expect(await findFaults(strapi.db.connection, few.at)).toEqual([])
  expect(await count('up_users')).toBe(400)
  expect(await count('orders')).toBe(1200)
  expect(await count('registered_dates')).toBe(4000)
  expect(await count('outgoing_mails', { mail: 'sequence' })).toBe(2000)
})

test('the same seed creates the same purchases, another one others', async () => {
  await addMany(strapi, few)
  const one = await books()
  for (const [, { tableName }] of strapi.db.metadata) await strapi.db.connection(tableName).delete()
  await addMany(strapi, few)
  const again = await books()
  // Ids continue after the first run.
  const withoutIds = (rows: object[]) => rows.map((row) => ({ ...row, user_id: null }))
  expect(withoutIds(again)).toEqual(withoutIds(one))
})

test('courses and e-books are sold, read, and certified', async () => {
  await addMany(strapi, { ...few, users: 1000, items })
  expect(await findFaults(strapi.db.connection, few.at)).toEqual([])
  const active = await count('entitlements', { kind: 'item', state: 'active' })
  expect(active).toBeGreaterThan(40)
  const kinds: { item: string }[] = await strapi.db.connection('entitlements').whereNotNull('item')
  expect(new Set(kinds.map(({ item }) => item.split('-')[0]))).toEqual(new Set(['course', 'ebook']))
  for (const table of ['lesson_progresses', 'quiz_attempts', 'certificates'])
    expect([table, (await count(table)) > 5]).toEqual([table, true])
  const passed = await count('quiz_attempts', { is_passed: true })
  expect(passed).toBeGreaterThanOrEqual(await count('certificates'))
})

test('they resemble real sales: some users buy, some renew, some get refunds, with growth each year', async () => {
  await addMany(strapi, { ...few, users: 1000, orders: 3000, dates: 1000 })
  const { connection } = strapi.db
  const joined: { ms: number }[] = await connection('up_users').select({ ms: 'created_at' })
  const since = (date: string) => joined.filter(({ ms }) => ms >= Date.parse(date)).length
  expect(since('2025-11-25')).toBeGreaterThan(1000 * 0.4)
  for (const [table, where, share] of [
    ['orders', { state: 'fulfilled' }, 0.5],
    ['orders', { kind: 'renewal' }, 0.15],
    ['orders', { currency: 'gbp' }, 0.03],
    ['orders', { state: 'refunded' }, 0.001],
    ['subscriptions', { status: 'active' }, 0.02],
    ['subscriptions', { status: 'canceled' }, 0.02],
    ['gifts', {}, 0.005],
    ['orders', { product_key: 'pay-link' }, 0.005],
    ['pay_links', { is_once: true }, 0.001],
    ['coupons', { batch: 'Nyitás' }, 0.05],
  ] as const)
    expect([table, where, (await count(table, where)) / 3000 > share]).toEqual([table, where, true])
  expect(await findFaults(connection, few.at)).toEqual([])
})
