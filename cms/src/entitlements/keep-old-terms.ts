import type { Core } from '@strapi/strapi'

/** Strapi leaves alone what it did not make; under their own names it would drop them. */
export const oldTerms = 'krono_old_terms'
export const oldCoupons = 'krono_old_granted_coupons'

/**
 * A database from before the entitlements (decision 129): puts aside, before Strapi brings the tables to the schemas, what
 * is read from it afterwards. A process that dies in between goes on with the next start.
 */
export async function keepOldTerms({ db: { connection } }: Core.Strapi) {
  if (!(await connection.schema.hasTable('premium_terms'))) return
  if (await connection.schema.hasColumn('user_coupons', 'granted_by_order_id')) {
    await connection.schema.dropTableIfExists(oldCoupons)
    await connection.raw(
      'CREATE TABLE ?? AS SELECT id, granted_by_order_id FROM user_coupons WHERE granted_by_order_id IS NOT NULL',
      [oldCoupons],
    )
    // SQLite drops no column that an index names.
    await connection.raw('DROP INDEX IF EXISTS user_coupons_granted_by')
  }
  await connection.schema.renameTable('premium_terms', oldTerms)
}
