import { type ItemKey, itemKeyOf } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { couponTable } from '../src/commerce/coupons/coupon-row'
import { grantCoupon } from '../src/commerce/coupons/grant-coupon'
import { findUserByEmail } from '../src/members/users/user-row'
import { now } from '../src/platform/lib/clock'
import { env } from '../src/platform/lib/env'
import { insertOnce } from '../src/platform/lib/insert-once'
import type { SeedRecord } from './record'

const dayMs = 86_400_000
const inDays = (days: number) => new Date(now().getTime() + days * dayMs)

/** Codes that every visitor of the demo may enter; the first also for a gift, without an account. */
const codes = [
  { code: 'UDVOZLET', kind: 'percent', percent: 20, max_uses: null },
  { code: 'HET-NAP', kind: 'premiumDays', days: 7, max_uses: 100 },
] as const

/**
 * Creates the demo's coupons once: two codes, and an unused coupon of the free member. Requires demo members. Returns
 * the lines to log.
 */
export async function ensureDemoCoupons(
  strapi: Core.Strapi,
  record: SeedRecord,
): Promise<string[]> {
  if (!env.DEMO_PASSWORD || record.accounts.coupons) return []
  record.accounts.coupons = 'made'
  const owner = await findUserByEmail(strapi, 'free@krono.example')
  return strapi.db.transaction(async () => {
    for (const coupon of codes) await addCode(strapi, coupon)
    const done = codes.map(({ code }) => `Coupon ${code}: created`)
    if (!owner) return done
    const { code } = await grantCoupon(strapi, {
      userId: owner.id,
      source: 'gift',
      kind: 'freeProduct',
      freeProduct: 'analysis-short',
      validUntil: inDays(60),
    })
    return [...done, `Coupon ${code}: granted to ${owner.email}`]
  })
}

const courseCode = { code: 'TANULAS20', kind: 'percent', percent: 20, max_uses: null } as const

/** Creates a code for the seeded courses once, which exist by then. Requires demo members. Returns the lines to log. */
export async function ensureCourseCoupon(
  strapi: Core.Strapi,
  { accounts, entries }: SeedRecord,
): Promise<string[]> {
  const prefix = 'api::course.course '
  const products = Object.entries(entries).flatMap(([name, { documentId }]) =>
    name.startsWith(prefix) ? [itemKeyOf('course', documentId)] : [],
  )
  if (!env.DEMO_PASSWORD || accounts.courseCoupon || products.length === 0) return []
  accounts.courseCoupon = 'made'
  await addCode(strapi, courseCode, products)
  return [`Coupon ${courseCode.code}: created`]
}

type Code = (typeof codes)[number] | typeof courseCode

const addCode = (strapi: Core.Strapi, coupon: Code, products: readonly ItemKey[] = []) =>
  insertOnce(strapi, {
    table: couponTable,
    unique: 'code',
    row: {
      ...coupon,
      products: JSON.stringify(products),
      gift_only: false,
      max_per_user: 1,
      uses: 0,
      used: 0,
      revoked: 0,
      batch: 'demo',
      batch_words: 'demo',
      source: 'editor',
    },
  })
