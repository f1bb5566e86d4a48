import type { Core } from '@strapi/strapi'

/** What somebody gave or was given, and what time changes, is found without a search. */
const indexes = {
  gifts_giver_user_id: '(giver_user_id, id)',
  gifts_claimed_by_user_id: '(claimed_by_user_id) WHERE claimed_by_user_id IS NOT NULL',
  gifts_deliver_at: "(deliver_at) WHERE state = 'waiting'",
  gifts_claim_until: "(claim_until) WHERE state IN ('waiting', 'delivered')",
} as const

/** One gift an order, one gift a link: `addGift` and every claim rest on it. */
const unique = { gifts_order_id_once: '(order_id)', gifts_token_once: '(token)' } as const

export async function ensureGiftIndexes({ db: { connection } }: Core.Strapi) {
  for (const [name, rows] of Object.entries(indexes)) {
    await connection.raw(`CREATE INDEX IF NOT EXISTS ?? ON gifts ${rows}`, [name])
  }
  for (const [name, rows] of Object.entries(unique)) {
    await connection.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ?? ON gifts ${rows}`, [name])
  }
}
