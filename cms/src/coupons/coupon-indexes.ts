import type { Core } from '@strapi/strapi'

/** Nobody has the same one twice; lists, orders and the erasure find their rows without a search. */
const indexes = {
  user_coupons_once: 'UNIQUE INDEX IF NOT EXISTS ?? ON user_coupons (coupon_id, user_id, sequence)',
  user_coupons_user_id: 'INDEX IF NOT EXISTS ?? ON user_coupons (user_id, id)',
  user_coupons_order_id:
    'INDEX IF NOT EXISTS ?? ON user_coupons (order_id) WHERE order_id IS NOT NULL',
  user_coupons_granted_by:
    'INDEX IF NOT EXISTS ?? ON user_coupons (granted_by_order_id) WHERE granted_by_order_id IS NOT NULL',
  coupons_owner:
    'INDEX IF NOT EXISTS ?? ON coupons (owner_user_id, source) WHERE owner_user_id IS NOT NULL',
  /** For the job that looks for anniversaries. */
  up_users_created_at: 'INDEX IF NOT EXISTS ?? ON up_users (created_at)',
} as const

export async function ensureCouponIndexes({ db: { connection } }: Core.Strapi) {
  for (const [name, index] of Object.entries(indexes)) {
    await connection.raw(`CREATE ${index}`, [name])
  }
}
